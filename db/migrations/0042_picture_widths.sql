-- Uploaded pictures whose widths are being made, and how many of them are there.

CREATE TABLE picture_widths (
  media_key text PRIMARY KEY NOT NULL REFERENCES media(key) ON DELETE cascade,
  made smallint DEFAULT 0 NOT NULL,
  total smallint NOT NULL,
  ordered_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT picture_widths_counted CHECK (made between 0 and total)
);

CREATE INDEX picture_widths_waiting ON picture_widths (ordered_at) WHERE made < total;

create function tell_picture_waiting() returns trigger language plpgsql as $$
begin
  perform pg_notify('picture_waiting', new.media_key);
  return null;
end $$;

create trigger picture_widths_waiting after insert on picture_widths
  for each row execute function tell_picture_waiting();

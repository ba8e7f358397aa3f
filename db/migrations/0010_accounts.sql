-- Signing in goes by an inner handle: an e-mail belongs to an account only once it is proven, so that
-- registering never has to say whether somebody already uses it.
alter table users add column handle text not null default gen_random_uuid()::text || '@cuenta.invalid';
alter table users add constraint users_handle_unique unique (handle);
drop index users_email_unique;
create unique index users_email_proven on users (lower(email), kind) where email_verified;
create index users_email on users (lower(email));

create index verifications_expired on verifications (expires_at);
create index sessions_expired on sessions (expires_at);
create index rate_limits_last on rate_limits (last_request);

-- Mail that waits wakes the one who sends it.
create function tell_mail_waiting() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail_waiting', '');
  return null;
end $$;

create trigger mail_outbox_waiting after insert on mail_outbox
  for each statement execute function tell_mail_waiting();

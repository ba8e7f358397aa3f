-- Product files that staff bring in: read, shown as a preview, then run, all by a job.

CREATE TABLE import_runs (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  file_name text NOT NULL,
  file bytea,
  encoding text NOT NULL,
  delimiter text NOT NULL,
  header text[] NOT NULL,
  state text NOT NULL,
  mode text,
  with_stock boolean DEFAULT true NOT NULL,
  rows_total integer DEFAULT 0 NOT NULL,
  rows_done integer DEFAULT 0 NOT NULL,
  pictures_total integer DEFAULT 0 NOT NULL,
  pictures_done integer DEFAULT 0 NOT NULL,
  failure text,
  user_id text NOT NULL REFERENCES users(id),
  user_name text NOT NULL,
  worked_at timestamp (3) with time zone,
  finished_at timestamp (3) with time zone,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT import_runs_state_known CHECK (state in ('reading', 'ready', 'running', 'done', 'refused', 'cancelled')),
  CONSTRAINT import_runs_mode_known CHECK (mode in ('all-or-nothing', 'row-by-row')),
  CONSTRAINT import_runs_mode_when_running CHECK (state in ('reading', 'ready', 'refused', 'cancelled') or mode is not null),
  CONSTRAINT import_runs_file_name_length CHECK (length(file_name) between 1 and 200)
);

CREATE TABLE import_rows (
  import_id integer NOT NULL REFERENCES import_runs(id) ON DELETE cascade,
  row_number integer NOT NULL,
  cells text[] NOT NULL,
  product jsonb,
  product_id integer,
  outcome text NOT NULL,
  problems text[] DEFAULT '{}' NOT NULL,
  done boolean DEFAULT false NOT NULL,
  CONSTRAINT import_rows_pk PRIMARY KEY (import_id, row_number),
  CONSTRAINT import_rows_outcome_known CHECK (outcome in ('create', 'update', 'same', 'skipped', 'error'))
);

CREATE INDEX import_runs_newest ON import_runs (created_at DESC);
CREATE INDEX import_runs_waiting ON import_runs (id) WHERE state in ('reading', 'running');
CREATE INDEX import_rows_by_outcome ON import_rows (import_id, outcome, row_number);

create function tell_import_waiting() returns trigger language plpgsql as $$
begin
  perform pg_notify('import_waiting', new.id::text);
  return null;
end $$;

create trigger import_runs_waiting after insert or update of state on import_runs
  for each row when (new.state in ('reading', 'running')) execute function tell_import_waiting();

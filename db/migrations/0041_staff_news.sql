-- The bell of the back-office: what has arrived, by its id, and figures that changed.

create function tell_staff_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform pg_notify('staff_news', 'web-order ' || new.id);
  else
    perform pg_notify('staff_news', '');
  end if;
  return null;
end $$;

create trigger orders_arrived after insert on orders
  for each row when (new.channel = 'web' and new.status = 'pendiente') execute function tell_staff_of_order();
create trigger orders_attended after update of status, deleted_at on orders
  for each row when (new.channel = 'web' and (old.status, old.deleted_at) is distinct from (new.status, new.deleted_at))
  execute function tell_staff_of_order();

create function tell_staff_of_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform pg_notify('staff_news', 'message ' || new.id);
  else
    perform pg_notify('staff_news', '');
  end if;
  return null;
end $$;

create trigger messages_arrived after insert on messages
  for each row execute function tell_staff_of_message();
create trigger messages_attended after update of read_at, closed_at on messages
  for each row execute function tell_staff_of_message();

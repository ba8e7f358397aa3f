-- An order of the site begins en_proceso and waits until somebody confirms it: that is what the bell tells.

drop trigger orders_arrived on orders;
create trigger orders_arrived after insert on orders
  for each row when (new.channel = 'web' and new.status in ('pendiente', 'en_proceso') and new.confirmed_at is null)
  execute function tell_staff_of_order();

drop trigger orders_attended on orders;
create trigger orders_attended after update of status, deleted_at, confirmed_at on orders
  for each row when (
    new.channel = 'web'
    and (old.status, old.deleted_at, old.confirmed_at) is distinct from (new.status, new.deleted_at, new.confirmed_at)
  )
  execute function tell_staff_of_order();

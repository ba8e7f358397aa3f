-- The first writing named a column that the orders table does not have, so that no order could be committed.
create or replace function check_order_lines() returns trigger language plpgsql as $$
declare
  changed integer;
  expected bigint;
  lines integer;
  added bigint;
begin
  if tg_table_name = 'orders' then
    changed := new.id;
  elsif tg_op = 'DELETE' then
    changed := old.order_id;
  else
    changed := new.order_id;
  end if;
  select subtotal into expected from orders where id = changed;
  select count(*), coalesce(sum(total), 0) into lines, added from order_lines where order_id = changed;
  if expected is not null and (lines = 0 or added <> expected) then
    raise exception 'order %: subtotal % but % lines add up to %', changed, expected, lines, added
      using errcode = 'check_violation', constraint = 'orders_subtotal_is_its_lines';
  end if;
  return null;
end $$;

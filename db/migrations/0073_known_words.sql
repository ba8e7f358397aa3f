-- Words that the code knows are the only ones the database takes.
alter table stock_movements add constraint stock_movements_kind_known check (kind in (
  'initial', 'adjustment', 'adjustment-edited', 'adjustment-voided', 'sale', 'sale-returned', 'product-edited', 'import'));
alter table payments add constraint payments_status_known check (status in (
  'starting', 'open', 'completed', 'failed', 'revoked', 'canceled'));
alter table order_events add constraint order_events_kind_known check (kind in (
  'created', 'status', 'payment', 'edited', 'confirmed', 'reservation-lapsed', 'reservation-renewed', 'deleted'));

-- There is no quarter to twenty-nine.
alter table orders drop constraint orders_pickup_slot;
alter table orders add constraint orders_pickup_slot check (
  (pickup_day is null) = (pickup_time is null) and pickup_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- A line that moved would leave its first order unlike its subtotal.
create function refuse_move() returns trigger language plpgsql as $$
begin
  raise exception 'a line stays with its order' using errcode = 'restrict_violation';
end $$;
create trigger order_lines_stay before update of order_id on order_lines
  for each row when (old.order_id <> new.order_id) execute function refuse_move();

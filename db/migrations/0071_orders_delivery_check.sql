-- A check that comes to null passes; an address or a department that is missing must not.
alter table orders drop constraint orders_delivery;
alter table orders add constraint orders_delivery check (
  case delivery_type
    when 'pickup' then shipping_cost = 0
    when 'delivery' then coalesce(length(trim(customer_address)), 0) > 0 and coalesce(length(trim(department_name)), 0) > 0
    else false
  end);

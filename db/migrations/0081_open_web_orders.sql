-- What waits in Pedidos Web is counted and summed from here alone, at each look at the bell and the list.
create index orders_web_open on orders (confirmed_at, total)
  where channel = 'web' and deleted_at is null and status in ('pendiente', 'en_proceso');

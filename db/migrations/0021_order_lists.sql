-- Lists of orders in each of their orders, and search by product in any number of letters.
drop index order_lines_search;
alter table order_lines add column search_name text not null generated always as (search_text(product_name)) stored;
create index order_lines_search on order_lines using gin (search_name gin_trgm_ops);

create index orders_by_total on orders (channel, total, id) where deleted_at is null;
create index orders_by_customer on orders (channel, customer_name collate spanish, id) where deleted_at is null;

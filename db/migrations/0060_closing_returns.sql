-- A closed sale that is reopened or cancelled afterwards is given back in one later closing.
alter table closing_sales add column returned_in integer references closings (id);
alter table closing_sales add constraint closing_sales_returned_later check (returned_in <> closing_id);
create index closing_sales_returned_in on closing_sales (returned_in) where returned_in is not null;
create index closing_sales_live on closing_sales (order_id) where freed_at is null and returned_in is null;

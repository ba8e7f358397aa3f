-- The list of customers in the order of their names, one page of it.
create index customers_by_name on customers (full_name collate spanish, id) where archived_at is null;

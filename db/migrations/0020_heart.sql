-- Where a card payment goes on at the provider, so that a second tap leads to the same payment.
alter table payments add column url text;
create index payments_unchecked on payments (checked_at nulls first) where status = 'open';

-- Staff find orders by what was bought.
create index order_lines_search on order_lines using gin (search_text(product_name) gin_trgm_ops);

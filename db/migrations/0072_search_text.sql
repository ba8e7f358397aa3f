-- Spaces are put in order last, so that a line break at the end or a sign that becomes two words leaves none over.
create or replace function search_text(value text) returns text
  language sql immutable parallel safe strict
  return trim(regexp_replace(lower(unaccent('unaccent'::regdictionary, value)), '\s+', ' ', 'g'));

update products set name = name, brand = brand;
update customers set full_name = full_name;
update orders set customer_name = customer_name;
reindex table order_lines;

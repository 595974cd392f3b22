-- An index that finds a brand's journals of a day, and the brand's first journal, without reading other journals.
create index journal_brand_time on journal (client_id, created_at);

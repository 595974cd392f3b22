-- Further ways to reach a member, which a brand's registration can ask for. Null if the member gave none.
alter table member
  add column line_id text check (line_id ~ '^@?[a-z0-9._-]{4,20}$'),
  add column email text check (length(email) <= 120 and email like '%_@_%');

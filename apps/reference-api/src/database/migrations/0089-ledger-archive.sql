-- The months whose entries are in a file instead of the table `entry`. A brand's months are archived from the oldest to
-- the newest.
create table ledger_archive (
  client_id text not null references brand,
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  -- The first and the last sealed day of the month. A brand's first month begins with the brand's first seal.
  first_day date not null,
  last_day date not null,
  journals bigint not null,
  entries bigint not null,
  -- The SHA-256 of the file.
  file_hash bytea not null,
  archived_at timestamptz not null,
  primary key (client_id, month)
);
create trigger ledger_archive_append_only before update or delete on ledger_archive
  for each row execute function ledger_is_append_only();
create trigger ledger_archive_kept before truncate on ledger_archive
  for each statement execute function ledger_is_append_only();

create function archived_up_to(client text) returns date language sql stable as $$
  select max(last_day) from ledger_archive where client_id = client
$$;

create function entry_leaves_for_archive() returns trigger language plpgsql as $$
begin
  if exists (
    select from gone left join journal on journal.id = gone.journal_id
     where not exists (
       select from ledger_archive archive
        where archive.client_id = journal.client_id and journal.created_at >= ledger_day_start(archive.first_day)
          and journal.created_at < ledger_day_start(archive.last_day + 1))) then
    raise exception 'the ledger is append-only: DELETE of entry is refused' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
drop trigger entry_append_only on entry;
create trigger entry_append_only before update on entry for each row execute function ledger_is_append_only();
create trigger entry_leaves_for_archive after delete on entry referencing old table as gone
  for each statement execute function entry_leaves_for_archive();

-- Deletes the entries of the brand's next month to archive. Refuses a month until five years after the end of its calendar
-- year, because the accounting law requires the books for this time. First verifies the entries and their sums with the
-- seals. Returns the number of deleted entries.
create function archive_ledger_month(client text, wanted date, hash_of_file bytea) returns bigint
language plpgsql security definer as $$
declare
  archive ledger_archive;
  next_month date;
  seal ledger_seal;
  deleted bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger archive of ' || client, 0));
  if extract(year from clock_timestamp() at time zone interval '7 hours') - extract(year from wanted) < 6 then
    raise exception 'the entries of % are kept in the database until five years after the end of their year',
      to_char(wanted, 'YYYY-MM') using errcode = 'restrict_violation';
  end if;
  archive.client_id := client;
  archive.month := wanted;
  archive.first_day := coalesce(
    archived_up_to(client) + 1, (select min(day) from ledger_seal where client_id = client));
  archive.last_day := (wanted + interval '1 month')::date - 1;
  next_month := date_trunc('month', archive.first_day::timestamp);
  if wanted is distinct from next_month then
    raise exception 'the next month to archive of % is %', client, coalesce(to_char(next_month, 'YYYY-MM'), 'not sealed')
      using errcode = 'restrict_violation';
  end if;
  archive.journals := 0;
  archive.entries := 0;
  for seal in select * from ledger_seal where client_id = client and day between archive.first_day and archive.last_day
               order by day loop
    if seal.hash <> ledger_seal_hash(seal) or seal.accounts_hash <> ledger_seal_sums_hash(client, seal.day)
       or (select (found.journals, found.entries, found.hash) <> (seal.journals, seal.entries, seal.journals_hash)
             from ledger_digest(client, ledger_day_start(seal.day), ledger_day_start(seal.day + 1)) as found) then
      raise exception 'the day % of % differs from its seal', seal.day, client using errcode = 'restrict_violation';
    end if;
    archive.journals := archive.journals + seal.journals;
    archive.entries := archive.entries + seal.entries;
  end loop;
  if seal.day is distinct from archive.last_day then
    raise exception 'not every day of % of % is sealed', to_char(wanted, 'YYYY-MM'), client
      using errcode = 'restrict_violation';
  end if;
  archive.file_hash := hash_of_file;
  archive.archived_at := clock_timestamp();
  insert into ledger_archive select archive.*;
  delete from entry using journal
   where entry.journal_id = journal.id and journal.client_id = client
     and journal.created_at >= ledger_day_start(archive.first_day)
     and journal.created_at < ledger_day_start(archive.last_day + 1);
  get diagnostics deleted = row_count;
  if deleted <> archive.entries then
    raise exception '% entries instead of % would be deleted', deleted, archive.entries using errcode = 'restrict_violation';
  end if;
  return deleted;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['archived_up_to', 'entry_leaves_for_archive', 'archive_ledger_month'] loop
    execute format('alter function %I set search_path = %I, pg_temp', name, current_schema());
  end loop;
end $$;

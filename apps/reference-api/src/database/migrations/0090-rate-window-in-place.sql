-- Behaves like the function of migration 0041, but rounds `over_at` up to a multiple of ten minutes. The column
-- `over_at` has an index. With the rounded values, most updates of a row do not change `over_at` and therefore add no
-- index entries. While a snapshot is open, index entries of earlier versions of a row remain, and each later request
-- must read these entries.
create or replace function count_hit(asked text, at_ms bigint, span_ms bigint, most integer) returns bigint
language sql as $$
  insert into rate_window as kept (bucket, hits, refused, over_at, partial, partial_at)
  select
    asked, case when grouped = 1 then array[at_ms] else '{}' end, false, ((at_ms + span_ms) / 600000 + 1) * 600000,
    case when grouped = 1 then 0 else 1 end, at_ms
  from (select greatest(1, (most + 999) / 1000) as grouped) as size
  on conflict (bucket) do update set (hits, refused, over_at, partial, partial_at) = (
    select
      case when has_room and begun + 1 >= grouped then recent || at_ms else recent end,
      not has_room,
      ((at_ms + span_ms) / 600000 + 1) * 600000,
      case when not has_room then begun when begun + 1 >= grouped then 0 else begun + 1 end,
      case when has_room then at_ms else kept.partial_at end
    from (
      select recent, begun, grouped, cardinality(recent) * grouped + begun < most as has_room
      from (
        select
          -- Ignores times in the far future, which exist if the clock was set back, so that no request waits longer
          -- than the span.
          array(
            select hit from unnest(kept.hits) as hit where hit > at_ms - span_ms and hit < at_ms + span_ms order by hit
          ) as recent,
          case
            when kept.partial_at > at_ms - span_ms and kept.partial_at < at_ms + span_ms then kept.partial
            else 0
          end as begun,
          greatest(1, (most + 999) / 1000) as grouped
      ) as read
    ) as counted
  )
  returning case
    when kept.refused then greatest(1, kept.hits[greatest(1,
      (cardinality(kept.hits) * greatest(1, (most + 999) / 1000) + kept.partial - most) / greatest(1, (most + 999) / 1000) + 1
    )] + span_ms - at_ms)
    else 0
  end
$$;

do $$
begin
  execute format('alter function count_hit set search_path = %I, pg_temp', current_schema());
end $$;

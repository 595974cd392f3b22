-- With a limit above 1,000, requests are counted in groups, so that a row contains at most 1,000 timestamps.
alter table rate_window add column partial integer not null default 0;
alter table rate_window add column partial_at bigint not null default 0;

-- Counts a request unless `most` requests were counted within the last `span_ms`. Returns the milliseconds to wait, or
-- 0 if the request was counted. With a limit up to 1,000, each element of `hits` is the time of one request. With a
-- limit above 1,000, each element is the time of the last request of a group, and `partial` is the number of requests
-- in the incomplete group. A group counts until its last request expires, so a span never has more than `most`
-- requests.
create or replace function count_hit(asked text, at_ms bigint, span_ms bigint, most integer) returns bigint
language sql as $$
  insert into rate_window as kept (bucket, hits, refused, over_at, partial, partial_at)
  select
    asked, case when grouped = 1 then array[at_ms] else '{}' end, false, at_ms + span_ms,
    case when grouped = 1 then 0 else 1 end, at_ms
  from (select greatest(1, (most + 999) / 1000) as grouped) as size
  on conflict (bucket) do update set (hits, refused, over_at, partial, partial_at) = (
    select
      case when has_room and begun + 1 >= grouped then recent || at_ms else recent end,
      not has_room,
      at_ms + span_ms,
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

-- Removes the latest counted request.
create function uncount_hit(asked text, most integer) returns void language sql as $$
  update rate_window set
    hits = case when partial = 0 then trim_array(hits, least(1, cardinality(hits))) else hits end,
    partial = case
      when partial > 0 then partial - 1
      when cardinality(hits) > 0 then greatest(1, (most + 999) / 1000) - 1
      else 0
    end
  where bucket = asked
$$;

drop table rate_count;

-- Each row has the times of the latest requests of one kind from one account or network. All processes share this
-- table. Counting by fixed time spans would allow twice as many requests around the boundary of two spans. The table is
-- not in the write-ahead log, because losing the times in a crash does no harm.
create unlogged table rate_window (
  bucket text primary key,
  -- The times of the accepted requests in milliseconds since 1970. The list is never longer than the limit.
  hits bigint[] not null,
  refused boolean not null,
  -- The time at which the last counted request expires, in milliseconds since 1970.
  over_at bigint not null
);
create index rate_window_over on rate_window (over_at);

-- Counts a request unless `most` requests were counted within the last `span_ms`. Returns the milliseconds to wait, or
-- 0 if the request was counted. Concurrent requests wait for the lock of the row, so every request is counted.
create function count_hit(asked text, at_ms bigint, span_ms bigint, most integer) returns bigint language sql as $$
  insert into rate_window as kept (bucket, hits, refused, over_at)
  values (asked, array[at_ms], false, at_ms + span_ms)
  on conflict (bucket) do update set (hits, refused, over_at) = (
    select
      case when cardinality(recent) < most then recent || at_ms else recent end,
      cardinality(recent) >= most,
      at_ms + span_ms
    from (select array(
      -- Ignores times in the far future, which exist if the clock was set back, so that no request waits longer than
      -- the span.
      select hit from unnest(kept.hits) as hit where hit > at_ms - span_ms and hit < at_ms + span_ms order by hit
    ) as recent) as counted
  )
  returning case when kept.refused then greatest(1, kept.hits[cardinality(kept.hits) - most + 1] + span_ms - at_ms) else 0 end
$$;

drop table rate_count;

-- When each of the last acts of one kind from one side came, shared by all processes. A count by fixed spans would let
-- twice as many through around their edge. Losing it in a crash costs nothing.
create unlogged table rate_window (
  bucket text primary key,
  -- Milliseconds since 1970 of the acts that were let through; as many as the limit at most.
  hits bigint[] not null,
  refused boolean not null,
  -- When none of them counts any more.
  over_at bigint not null
);
create index rate_window_over on rate_window (over_at);

-- Counts one act unless `most` came within the last `span_ms`. Returns how many milliseconds to wait, 0 when it was counted.
-- One statement on one row, so that simultaneous acts wait for one another and none slips through between.
create function count_hit(asked text, at_ms bigint, span_ms bigint, most integer) returns bigint language sql as $$
  insert into rate_window as kept (bucket, hits, refused, over_at)
  values (asked, array[at_ms], false, at_ms + span_ms)
  on conflict (bucket) do update set (hits, refused, over_at) = (
    select
      case when cardinality(recent) < most then recent || at_ms else recent end,
      cardinality(recent) >= most,
      at_ms + span_ms
    from (select array(
      -- A clock that was set back must not keep anybody waiting for longer than the span.
      select hit from unnest(kept.hits) as hit where hit > at_ms - span_ms and hit < at_ms + span_ms order by hit
    ) as recent) as counted
  )
  returning case when kept.refused then greatest(1, kept.hits[cardinality(kept.hits) - most + 1] + span_ms - at_ms) else 0 end
$$;

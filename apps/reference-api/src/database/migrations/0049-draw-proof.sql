-- The proof of a draw. Null for draws that were made before this migration.
alter table prize_draw
  add column seed_pair_id bigint references seed_pair,
  add column nonce bigint check (nonce >= 0),
  -- The nonce of the seed pair's previous draw; null for its first draw. A foreign key requires that the
  -- previous draw exists, so the nonces have no gaps.
  add column previous_nonce bigint,
  add column weights_hash text,
  add column outcome_index integer check (outcome_index >= 0),
  add column log_index bigint,
  add constraint prize_draw_proof check (
    (nonce is null) = (seed_pair_id is null) and (nonce is null) = (weights_hash is null)
    and (nonce is null) = (outcome_index is null) and (nonce is null) = (log_index is null)),
  add constraint prize_draw_nonce_once unique (seed_pair_id, nonce),
  add constraint prize_draw_previous check (coalesce(previous_nonce, -1) = nonce - 1),
  add constraint prize_draw_nonce_gapless foreign key (seed_pair_id, previous_nonce) references prize_draw (seed_pair_id, nonce),
  add constraint prize_draw_weights foreign key (client_id, weights_hash) references weight_table,
  add constraint prize_draw_logged foreign key (client_id, log_index) references fairness_entry,
  add constraint prize_draw_log_index_once unique (client_id, log_index);

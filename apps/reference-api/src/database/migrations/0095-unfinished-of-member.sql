-- A member's lists of unfinished withdrawals and of deposit requests, without a search of all withdrawals and deposits.
create index withdrawal_unfinished on withdrawal (member_id, id desc) where status in ('requested', 'paying', 'failed');
create index deposit_requests on deposit (member_id, id desc) where channel = 'request';
create index slip_unconfirmed on slip (member_id, id desc) where status <> 'confirmed';

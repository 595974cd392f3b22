import { formatBaht, formatDateTime } from '@chada/messages';
import { RowList, Section, StatusPill, TransactionRow } from '@chada/ui-kit';
import { useMySlipRequestsQuery } from '@chada/stores/slip';
import type { SlipRequest } from '@chada/stores';
import type { ReactElement } from 'react';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { isFirstLoad, LoadingStatus } from '../common/query/loading-status.tsx';
import { LoadState } from '../common/query/load-state.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { useGentlePolling } from '../common/query/use-gentle-polling.ts';

const pillOf = {
  waiting: { tone: 'neutral', text: 'slip.requestWaiting' },
  approved: { tone: 'positive', text: 'slip.requestApproved' },
  rejected: { tone: 'negative', text: 'slip.requestRejected' },
} as const;

const slowlyMs = 20_000;

function RequestRow({ request }: { request: SlipRequest }): ReactElement {
  const t = useText();
  const pill = pillOf[request.status];
  const when = formatDateTime(request.decidedAt ?? request.createdAt);
  return (
    <TransactionRow
      title={t('slip.mineRequest')}
      detail={when}
      note={request.reason ?? undefined}
      amount={formatBaht(request.amountSatang)}
      direction={request.status === 'approved' ? 'in' : 'none'}
      status={<StatusPill tone={pill.tone}>{t(pill.text)}</StatusPill>}
    />
  );
}

/** The member's requests to staff. Shows nothing while they load, and nothing if there are none. */
export function MyRequests(): ReactElement | null {
  const t = useText();
  const query = useMySlipRequestsQuery(undefined, refetchStaleOnMount);
  const waiting = query.data?.items.some(({ status }) => status === 'waiting') ?? false;
  useGentlePolling(query.refetch, { active: waiting, failing: query.isError, intervalMs: slowlyMs });
  if (isFirstLoad(query)) return <LoadingStatus />;
  if ((query.data?.items.length ?? 0) === 0 && query.error === undefined) return null;
  return (
    <Section title={t('slip.mineTitle')}>
      <LoadState query={query} isPart skeleton={null} errorTitle={t('slip.mineFailed')}>
        {({ items }) => (
          <RowList label={t('slip.mineTitle')}>
            {items.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </RowList>
        )}
      </LoadState>
    </Section>
  );
}

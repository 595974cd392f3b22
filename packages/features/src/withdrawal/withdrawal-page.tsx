import { EmptyState, PageHeader, Section, Stack } from '@chada/ui-kit';
import { useCredit, type Withdrawal } from '@chada/stores';
import {
  useWithdraw,
  useWithdrawHistoryInfiniteQuery,
  useWithdrawPublicQuery,
  useWithdrawRequestsQuery,
  prefetchWithdrawals,
} from '@chada/stores/withdrawal';
import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { CardSkeletons } from '../common/layout/card-skeletons.tsx';
import { EmptyPartArt } from '../common/brand/empty-part-art.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { PagedList } from '../common/query/paged-list.tsx';
import { RecentMovements } from '../common/money/recent-movements.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { useGentlePolling } from '../common/query/use-gentle-polling.ts';
import { PhoneScene } from '../common/layout/phone-scene.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { useWhileShown } from '../common/layout/use-while-shown.ts';
import { LockedBonuses } from '../common/money/locked-bonuses.tsx';
import { useTrackedWithdrawals } from './tracked-withdrawals.ts';
import { useWithdrawalSteps } from './use-withdrawal-steps.ts';
import { WithdrawalPanel } from './withdrawal-panel.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { WithdrawalRow } from './withdrawal-row.tsx';
import { WithdrawalSkeleton } from './withdrawal-skeleton.tsx';

const requestedAt = (withdrawal: Withdrawal): string => withdrawal.requestedAt;
const isFinal = ({ status }: Withdrawal): boolean => status === 'paid' || status === 'rejected';

/** The withdrawal screen at /auth/withdraw (ME-06). */
export function WithdrawalPage(): ReactElement {
  const t = useText();
  usePageTitle(t('withdrawal.title'));
  const credit = useCredit();
  const requests = useWithdrawRequestsQuery(undefined, refetchStaleOnMount);
  const history = useWithdrawHistoryInfiniteQuery(undefined, refetchStaleOnMount);
  const recent = useWithdrawPublicQuery(undefined, refetchStaleOnMount);
  const finished = useMemo(
    () => history.data?.pages.flatMap((page) => page.items).filter(isFinal) ?? [],
    [history.data],
  );
  const tracked = useTrackedWithdrawals(requests.data?.items, finished);

  const { someUnsettled } = tracked;
  const { refetch: askHistory } = history;
  const { refresh: askCredit } = credit;
  const fetchStatus = useCallback(() => {
    void askHistory();
    void askCredit();
  }, [askHistory, askCredit]);
  useEffect(() => {
    if (someUnsettled) fetchStatus();
  }, [someUnsettled, fetchStatus]);
  useGentlePolling(
    () => {
      void requests.refetch();
      if (someUnsettled) fetchStatus();
    },
    { active: tracked.items.some((item) => !isFinal(item)), failing: requests.isError },
  );

  const askRequests = useWhileShown(() => void requests.refetch());
  const withdrawing = useWithdraw();
  const steps = useWithdrawalSteps(withdrawing[1].pending);
  const [step] = steps.steps;
  const sentId = step?.name === 'sent' ? step.withdrawalId : undefined;
  const others = tracked.items.filter(({ id }) => id !== sentId);
  const sent = tracked.items.find(({ id }) => id === sentId);
  const draw = (withdrawal: Withdrawal): ReactElement => (
    <WithdrawalCard
      key={withdrawal.id}
      withdrawal={withdrawal}
      onChanged={tracked.follow}
      onDismiss={tracked.dismiss}
    />
  );

  return (
    <>
      <PageHeader
        title={t('withdrawal.title')}
        description={t('withdrawal.lead')}
        // The picture would move the button of the next steps below the bottom bar of a small phone.
        action={step === undefined && <PhoneScene scene="success" />}
      />
      <div className="cf-split">
        <div className="ck-stack" data-space="5">
          {others.length > 0 && (
            <Section title={t('withdrawal.pendingTitle')}>
              <Stack space={3}>{others.map(draw)}</Stack>
            </Section>
          )}
          <LoadState
            query={requests}
            // A member without credit sees a short text instead of the form.
            skeleton={credit.creditSatang === 0 ? <CardSkeletons lines={[6]} /> : <WithdrawalSkeleton />}
            errorTitle={t('withdrawal.allowanceFailed')}
          >
            {({ allowance, bank }) => (
              <>
                <WithdrawalPanel
                  allowance={allowance}
                  account={bank}
                  creditSatang={credit.creditSatang ?? null}
                  withdrawing={withdrawing}
                  steps={steps}
                  sent={sent === undefined ? null : draw(sent)}
                  onSent={tracked.follow}
                  onRefused={() => {
                    askRequests();
                    void credit.refresh();
                  }}
                />
                <LockedBonuses bonuses={allowance.lockedBonuses ?? []} />
              </>
            )}
          </LoadState>
        </div>
        <div className="cf-split__side">
          <Section title={t('withdrawal.historyTitle')}>
            <PagedList
              query={history}
              isPart
              errorTitle={t('withdrawal.historyFailed')}
              instantOf={requestedAt}
              oneListLabel={t('withdrawal.historyTitle')}
              Row={WithdrawalRow}
              empty={
                <EmptyState
                  illustration={<EmptyPartArt scene="history" />}
                  title={t('withdrawal.historyEmpty')}
                >
                  {t('withdrawal.historyEmptyHint')}
                </EmptyState>
              }
            />
          </Section>
        </div>
        <div>
          <Section title={t('withdrawal.publicTitle')}>
            <RecentMovements
              query={recent}
              label={t('withdrawal.publicTitle')}
              errorTitle={t('withdrawal.publicFailed')}
              empty={
                <EmptyState title={t('withdrawal.publicEmpty')}>{t('withdrawal.publicEmptyHint')}</EmptyState>
              }
            />
          </Section>
        </div>
      </div>
    </>
  );
}

WithdrawalPage.prefetch = prefetchWithdrawals;

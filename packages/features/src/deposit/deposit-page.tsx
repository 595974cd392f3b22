import { EmptyState, PageHeader, Section } from '@chada/ui-kit';
import { prefetchDeposits, useDepositMineInfiniteQuery, useDepositPublicQuery } from '@chada/stores/deposit';
import { prefetchSlipRequests } from '@chada/stores/slip';
import type { AppThunk, Deposit } from '@chada/stores';
import type { ReactElement } from 'react';
import { EmptyPartArt } from '../common/brand/empty-part-art.tsx';
import { DepositSteps } from '../common/money/deposit-steps.tsx';
import { DepositLimitLine } from '../common/protection/deposit-limit-line.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { PagedList } from '../common/query/paged-list.tsx';
import { RecentMovements } from '../common/money/recent-movements.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { PhoneScene } from '../common/layout/phone-scene.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { WaitingSlips } from '../common/money/waiting-slips.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositRow } from './deposit-row.tsx';
import { DepositSkeleton } from './deposit-skeleton.tsx';

const createdAt = (deposit: Deposit): string => deposit.createdAt;

/** The deposit screen at /auth/deposit (ME-04). */
export function DepositPage(): ReactElement {
  const t = useText();
  usePageTitle(t('deposit.title'));
  const mine = useDepositMineInfiniteQuery(undefined, refetchStaleOnMount);
  const recent = useDepositPublicQuery(undefined, refetchStaleOnMount);
  const newest = mine.data?.pages[0];
  return (
    <>
      <PageHeader
        title={t('deposit.title')}
        description={t('deposit.lead')}
        action={<PhoneScene scene="history" />}
      />
      <div
        className="cf-deposit ck-stack"
        data-space="5"
        data-failed={newest === undefined && mine.isError ? 'true' : undefined}
      >
        <div className="ck-stack" data-space="5">
          <WaitingSlips />
          <DepositSteps current={0} />
          <DepositLimitLine />
        </div>
        <LoadState
          query={{ ...mine, data: newest, error: newest === undefined ? mine.error : undefined }}
          skeleton={<DepositSkeleton />}
          errorTitle={t('deposit.accountFailed')}
        >
          {({ bank, minimumSatang }) => <DepositForm account={bank} minimumSatang={minimumSatang} />}
        </LoadState>
        {newest !== undefined && (
          <div className="cf-deposit__mine">
            <Section title={t('deposit.mineTitle')}>
              <PagedList
                query={mine}
                isPart
                errorTitle={t('deposit.mineFailed')}
                instantOf={createdAt}
                oneListLabel={t('deposit.mineTitle')}
                Row={DepositRow}
                empty={
                  <EmptyState illustration={<EmptyPartArt scene="history" />} title={t('deposit.mineEmpty')}>
                    {t('deposit.mineEmptyHint')}
                  </EmptyState>
                }
              />
            </Section>
          </div>
        )}
        <div className="cf-deposit__public">
          <Section title={t('deposit.publicTitle')}>
            <RecentMovements
              query={recent}
              label={t('deposit.publicTitle')}
              errorTitle={t('deposit.publicFailed')}
              empty={<EmptyState title={t('deposit.publicEmpty')}>{t('deposit.publicEmptyHint')}</EmptyState>}
            />
          </Section>
        </div>
      </div>
    </>
  );
}

DepositPage.prefetch = (): AppThunk => (dispatch) => {
  dispatch(prefetchDeposits());
  dispatch(prefetchSlipRequests());
};

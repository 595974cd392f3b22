import type { Protection } from '@chada/client-config';
import { useProtectionQuery } from '@chada/stores/protection';
import { Card, ChartIcon, ClockIcon, Columns, ListRow, PageHeader, RowList, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { CardSkeletons } from '../common/layout/card-skeletons.tsx';
import { CalmScene } from '../common/brand/calm-scene.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';
import { Phrases } from '../common/layout/phrases.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { useWhileShown } from '../common/layout/use-while-shown.ts';
import { CareNoticePart } from '../common/protection/care-notice-part.tsx';
import { HelpLine } from '../common/protection/help-line.tsx';
import { ProtectionGate } from '../common/protection/protection-gate.tsx';
import { SessionFacts } from '../common/protection/session-facts.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { CheckInterval } from './check-interval.tsx';
import { Limits } from './limits.tsx';

/** The page of responsible play at /auth/protection. */
export function ProtectionPage(): ReactElement {
  return <ProtectionGate>{(protection) => <ProtectionContent protection={protection} />}</ProtectionGate>;
}

function ProtectionContent({ protection }: { protection: Protection }): ReactElement {
  const t = useText();
  usePageTitle(t('protection.title'));
  const query = useProtectionQuery(undefined, refetchStaleOnMount);
  const reload = useWhileShown(() => void query.refetch());
  return (
    <>
      <PageHeader
        title={t('protection.title')}
        description={<Phrases text={t('protection.lead')} />}
        back={{ label: t('common.back'), render: <Link to={paths.account} /> }}
      />
      <Columns
        main={
          <>
            <CareNoticePart />
            <LoadState
              query={query}
              errorTitle={t('protection.failed')}
              skeleton={<CardSkeletons lines={[4, 2, 2]} />}
            >
              {(state) => (
                <>
                  <Section title={t('protection.sessionTitle')}>
                    <Card>
                      <SessionFacts session={state.session} />
                      <p className="cf-hint cf-session-hint">
                        <Phrases text={t('protection.sessionHint')} />
                      </p>
                    </Card>
                  </Section>
                  <Limits state={state} offered={protection.limits} refetch={reload} />
                  <CheckInterval realityCheck={state.realityCheck} />
                </>
              )}
            </LoadState>
          </>
        }
        aside={
          <>
            <Section title={t('protection.moreTitle')}>
              <RowList label={t('protection.moreTitle')}>
                <ListRow
                  icon={<ClockIcon size={20} />}
                  title={t('protection.toBreak')}
                  detail={t('protection.toBreakHint')}
                  render={<Link to={paths.playBreak} />}
                />
                <ListRow
                  icon={<ChartIcon size={20} />}
                  title={t('protection.toHistory')}
                  detail={t('protection.toHistoryHint')}
                  render={<Link to={paths.playHistory} />}
                />
              </RowList>
            </Section>
            <HelpLine line={protection.helpLine} />
            <CalmScene />
          </>
        }
      />
    </>
  );
}

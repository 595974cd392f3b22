import { agreementPages, type Consent } from '@chada/client-config';
import { type ConsentState, useMyConsentsQuery } from '@chada/stores/consent';
import { formatDate, joinThaiPrefixes } from '@chada/messages';
import { EmptyState, ListRow, PageHeader, RowList, Section, Skeleton, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyPartArt } from '../../common/brand/empty-part-art.tsx';
import { Phrases } from '../../common/layout/phrases.tsx';
import { useClient, useText } from '../../common/brand/site-context.tsx';
import { ownPageOf, paths } from '../../common/layout/paths.ts';
import { usePageTitle } from '../../common/layout/use-page-title.ts';
import { refetchStaleOnMount } from '../../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../../common/query/load-state.tsx';
import { ConsentCard, ConsentSkeleton, DroppedConsentCard } from './consent-card.tsx';

/** The screen at /auth/settings/consents, where a member sees, withdraws and gives consents. */
export function MyConsentsPage(): ReactElement {
  const t = useText();
  usePageTitle(t('myConsents.title'));
  const { registration } = useClient();
  const consents = registration?.consents ?? [];
  const query = useMyConsentsQuery(undefined, refetchStaleOnMount);
  return (
    <div className="cf-my-consents">
      <PageHeader
        title={t('myConsents.title')}
        description={t('myConsents.lead')}
        back={{ label: t('common.back'), render: <Link to={paths.account} /> }}
      />
      <LoadState
        query={query}
        errorTitle={t('myConsents.failed')}
        skeleton={
          consents.length === 0 ? (
            <SkeletonGroup label={t('common.loading')} className="cf-my-consents__wait">
              <Skeleton shape="card" />
            </SkeletonGroup>
          ) : (
            <div className="ck-stack" data-space="4">
              {consents.map((consent) => (
                <ConsentSkeleton key={consent.id} consent={consent} />
              ))}
            </div>
          )
        }
        empty={{
          when: (data) => consents.length + data.consents.length === 0,
          show: (
            <EmptyState illustration={<EmptyPartArt scene="success" />} title={t('myConsents.empty')}>
              <Phrases text={t('myConsents.emptyHint')} />
            </EmptyState>
          ),
        }}
      >
        {(data) => <ConsentList consents={consents} states={data.consents} />}
      </LoadState>
      <Documents />
    </div>
  );
}

/** Links to the brand's terms, privacy policy and other dated pages. The footer links to all pages. */
function Documents(): ReactElement | null {
  const t = useText();
  const agreements: readonly string[] = Object.values(agreementPages);
  const pages = useClient().pages.filter(
    ({ slug, updated }) => updated !== undefined || agreements.includes(slug),
  );
  if (pages.length === 0) return null;
  return (
    <Section title={t('myConsents.documents')}>
      <RowList label={t('myConsents.documents')}>
        {pages.map(({ slug, title, updated }) => (
          <ListRow
            key={slug}
            title={joinThaiPrefixes(title)}
            detail={
              updated === undefined ? undefined : t('myConsents.edition', { date: formatDate(updated) })
            }
            render={<Link to={ownPageOf(slug)} />}
          />
        ))}
      </RowList>
    </Section>
  );
}

interface ConsentListProps {
  consents: readonly Consent[];
  states: readonly ConsentState[];
}

function ConsentList({ consents, states }: ConsentListProps): ReactElement {
  const dropped = states.filter(({ id }) => !consents.some((consent) => consent.id === id));
  return (
    <div className="ck-stack" data-space="4">
      {consents.map((consent) => (
        <ConsentCard key={consent.id} consent={consent} state={states.find(({ id }) => id === consent.id)} />
      ))}
      {dropped.map((state) => (
        <DroppedConsentCard key={state.id} state={state} />
      ))}
    </div>
  );
}

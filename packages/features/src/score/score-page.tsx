import { TrophyIcon, EmptyState, LinkButton, PageHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmbeddedPage } from './embedded-page.tsx';
import { FeatureGate } from '../common/brand/feature-gate.tsx';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { useWayBack } from './use-way-back.tsx';

/** The league table at /score (PU-10). */
export function ScorePage(): ReactElement {
  return (
    <FeatureGate feature="score">
      <Score />
    </FeatureGate>
  );
}

function Score(): ReactElement {
  const t = useText();
  usePageTitle(t('score.title'));
  const back = useWayBack();
  const { scoreUrl } = useClient().frames;
  return (
    <div className="cf-embedded-screen">
      <PageHeader title={t('score.title')} description={t('score.lead')} {...back} />
      {scoreUrl === undefined ? (
        <EmptyState
          illustration={<TrophyIcon size={72} />}
          title={t('score.empty')}
          action={
            <LinkButton variant="primary" render={<Link to={paths.home} />}>
              {t('frame.backHome')}
            </LinkButton>
          }
        >
          {t('score.emptyHint')}
        </EmptyState>
      ) : (
        <EmbeddedPage url={scoreUrl} title={t('score.title')} />
      )}
    </div>
  );
}

import { BallIcon, EmptyState, LinkButton, PageHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmbeddedPage } from './embedded-page.tsx';
import { FeatureGate } from '../common/brand/feature-gate.tsx';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { useWayBack } from './use-way-back.tsx';

/** The live scores at /live-score (PU-09). */
export function LiveScorePage(): ReactElement {
  return (
    <FeatureGate feature="liveScore">
      <LiveScore />
    </FeatureGate>
  );
}

function LiveScore(): ReactElement {
  const t = useText();
  usePageTitle(t('score.liveTitle'));
  const back = useWayBack();
  const { liveScoreUrl } = useClient().frames;
  return (
    <div className="cf-embedded-screen">
      <PageHeader title={t('score.liveTitle')} description={t('score.liveLead')} {...back} />
      {liveScoreUrl === undefined ? (
        <EmptyState
          illustration={<BallIcon size={72} />}
          title={t('score.liveEmpty')}
          action={
            <LinkButton variant="primary" render={<Link to={paths.home} />}>
              {t('frame.backHome')}
            </LinkButton>
          }
        >
          {t('score.liveEmptyHint')}
        </EmptyState>
      ) : (
        <EmbeddedPage url={liveScoreUrl} title={t('score.liveTitle')} />
      )}
    </div>
  );
}

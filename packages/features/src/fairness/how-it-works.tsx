import type { FairnessState } from '@chada/stores/fairness';
import { Card } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { CodeList } from './code-list.tsx';
import { Details } from './details.tsx';
import { StepArt } from './step-art.tsx';
import { logAddressOf } from './verifier.ts';

const steps = [
  { art: 'sealed', text: 'fairness.howSealed' },
  { art: 'chosen', text: 'fairness.howChosen' },
  { art: 'opened', text: 'fairness.howOpened' },
] as const;
const details = ['fairness.howPromise', 'fairness.howSeed', 'fairness.howReveal'] as const;

export function HowItWorks(): ReactElement {
  const t = useText();
  return (
    <Card className="cf-fairness__steps">
      <h2 className="cf-fairness__heading">{t('fairness.howTitle')}</h2>
      <p className="cf-fairness__lead">{t('fairness.howPicture')}</p>
      <ol className="cf-fairness__how">
        {steps.map(({ art, text }) => (
          <li key={art}>
            <StepArt step={art} />
            <span>{t(text)}</span>
          </li>
        ))}
      </ol>
      <Details title={t('fairness.howMore')}>
        {details.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
        <p className="cf-hint">{t('fairness.howOdds')}</p>
      </Details>
    </Card>
  );
}

export function LogCard({ state: { logPath, logKey, pseudonym } }: { state: FairnessState }): ReactElement {
  const t = useText();
  const { baseUrl } = useClient().api;
  const lines = [
    [t('fairness.logAddress'), logAddressOf(baseUrl, logPath)],
    [t('fairness.logKey'), logKey],
    [t('fairness.logPseudonym'), pseudonym],
  ] as const;
  return (
    <Card>
      <h2 className="cf-fairness__heading">{t('fairness.logTitle')}</h2>
      <p className="cf-hint">{t('fairness.logText')}</p>
      <Details title={t('fairness.logMore')}>
        <p className="cf-hint">{t('fairness.logKeyText')}</p>
        <CodeList lines={lines} />
      </Details>
    </Card>
  );
}

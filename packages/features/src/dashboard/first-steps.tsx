import { Card, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { shortBaht } from '../common/money/baht-text.ts';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';

const steps = [
  { title: 'dashboard.firstTransfer', hint: 'dashboard.firstTransferHint' },
  { title: 'dashboard.firstSlip', hint: 'dashboard.firstSlipHint' },
  { title: 'dashboard.firstPlay', hint: 'dashboard.firstPlayHint' },
] as const;

export function FirstSteps(): ReactElement {
  const t = useText();
  const { limits, protection } = useClient();
  const { minimumDepositSatang } = limits;
  return (
    <Card className="cf-first">
      <h2 className="cf-stage-heading">{t('dashboard.firstTitle')}</h2>
      <p className="cf-hint">{t('dashboard.firstText', { minimum: shortBaht(minimumDepositSatang) })}</p>
      <ol className="cf-first__steps">
        {steps.map(({ title, hint }, index) => (
          <li key={title} className="cf-first__step">
            <span className="cf-first__mark" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className="cf-first__title">{t(title)}</p>
              <p className="cf-hint">{t(hint)}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton variant="primary" fullWidth render={<Link to={paths.deposit} />}>
        {t('dashboard.firstAction')}
      </LinkButton>
      {protection !== undefined && (
        <p className="cf-hint cf-first__limit">
          {t('limitNotice.offer')} <Link to={paths.protection}>{t('limitNotice.offerAction')}</Link>
        </p>
      )}
    </Card>
  );
}

import { Card, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { shortBaht } from '../common/money/baht-text.ts';
import { NumberedSteps } from '../common/layout/numbered-steps.tsx';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';

export function FirstSteps(): ReactElement {
  const t = useText();
  const { limits, protection } = useClient();
  const { minimumDepositSatang } = limits;
  return (
    <Card className="cf-first">
      <h2 className="cf-stage-heading">{t('dashboard.firstTitle')}</h2>
      <p className="cf-hint">{t('dashboard.firstText', { minimum: shortBaht(minimumDepositSatang) })}</p>
      <NumberedSteps
        className="cf-first__steps"
        steps={[
          { title: t('dashboard.firstTransfer'), hint: t('dashboard.firstTransferHint') },
          { title: t('dashboard.firstSlip'), hint: t('dashboard.firstSlipHint') },
          { title: t('dashboard.firstPlay'), hint: t('dashboard.firstPlayHint') },
        ]}
      />
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

import { formatBaht, formatDateTime } from '@chada/messages';
import { Amount, Button, Card, LinkButton, SuccessArt, Timeline } from '@chada/ui-kit';
import type { ConfirmedSlip, Slip } from '@chada/stores/slip';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { StageHeading } from '../common/layout/stage-heading.tsx';

export interface SlipCreditedProps {
  slip: Slip;
  outcome: ConfirmedSlip;
  onAnother: () => void;
}

export function SlipCredited({ slip, outcome, onAnother }: SlipCreditedProps): ReactElement {
  const t = useText();
  const { deposit, creditSatang, bonusSatang = 0 } = outcome;
  const creditedAt = deposit.completedAt ?? deposit.createdAt;
  return (
    <Card>
      <div className="ck-stack cf-credited" data-space="5">
        <div className="cf-credited__head">
          <BrandScene scene="success">
            <SuccessArt />
          </BrandScene>
          <StageHeading focus>{t('slip.successTitle')}</StageHeading>
          <p className="cf-hint">{t('slip.successText', { amount: formatBaht(deposit.amountSatang) })}</p>
          {bonusSatang > 0 && (
            <p className="cf-hint">{t('slip.successBonus', { amount: formatBaht(bonusSatang) })}</p>
          )}
          <p className="cf-label">{t('slip.newCredit')}</p>
          <Amount value={formatBaht(creditSatang)} size="2xl" />
        </div>
        <Timeline
          label={t('slip.statusLabel')}
          stateLabels={{
            done: t('slip.statusDone'),
            current: t('slip.statusCurrent'),
            waiting: t('slip.statusWaiting'),
            failed: t('slip.statusFailed'),
          }}
          steps={[
            {
              id: 'transferred',
              state: 'done',
              title: t('slip.timelineTransferred'),
              ...(slip.transferredAt === null ? {} : { time: formatDateTime(slip.transferredAt) }),
            },
            { id: 'verified', state: 'done', title: t('slip.timelineVerified') },
            {
              id: 'credited',
              state: 'done',
              title: t('slip.timelineCredited'),
              time: formatDateTime(creditedAt),
            },
          ]}
        />
        <div className="ck-stack" data-space="2">
          <LinkButton variant="primary" size="lg" fullWidth render={<Link to={paths.gamesCategory} />}>
            {t('slip.play')}
          </LinkButton>
          <LinkButton fullWidth render={<Link to={paths.dashboard} />}>
            {t('slip.toDashboard')}
          </LinkButton>
          <Button variant="ghost" fullWidth onClick={onAnother}>
            {t('slip.another')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

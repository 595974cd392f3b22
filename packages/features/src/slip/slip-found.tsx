import { formatBaht } from '@chada/messages';
import { Button, Card, LinkButton } from '@chada/ui-kit';
import type { Slip } from '@chada/stores';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Notice } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { StageHeading } from '../common/layout/stage-heading.tsx';
import { TransferFacts } from './transfer-facts.tsx';

export interface SlipFoundProps {
  slip: Slip;
  confirming: boolean;
  asksAgain: boolean;
  refusal: ReactNode;
  onConfirm: () => void;
  onCheckAgain: () => void;
  onAskStaff: () => void;
  onOther: () => void;
}

function useCheckAgain(slip: Slip, waitSeconds: number | undefined, checkAgain: () => void): void {
  const latest = useRef(checkAgain);
  useEffect(() => {
    latest.current = checkAgain;
  });
  useEffect(() => {
    if (waitSeconds === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), waitSeconds * 1000);
    return () => clearTimeout(timer);
  }, [slip, waitSeconds]);
}

export function SlipFound(props: SlipFoundProps): ReactElement {
  const { slip, confirming, asksAgain, refusal, onConfirm, onCheckAgain, onAskStaff, onOther } = props;
  const t = useText();
  const pending = slip.status === 'pending' || slip.amountSatang === null;
  const waitSeconds = slip.status === 'pending' ? slip.retryAfterSeconds : undefined;
  useCheckAgain(slip, asksAgain ? waitSeconds : undefined, onCheckAgain);
  return (
    <Card>
      <div className="ck-stack" data-space="5">
        {slip.status === 'confirmed' ? (
          <>
            <StageHeading focus>{t('slip.usedTitle')}</StageHeading>
            <TransferFacts slip={slip} />
            <p className="cf-hint">{t('slip.usedText')}</p>
            <LinkButton variant="primary" fullWidth render={<Link to={`${paths.history}?kind=deposit`} />}>
              {t('slip.seeHistory')}
            </LinkButton>
          </>
        ) : pending ? (
          <>
            <StageHeading focus>{t('slip.pendingTitle')}</StageHeading>
            <Notice
              tone="warning"
              title={
                waitSeconds === undefined
                  ? t('slip.pendingText')
                  : t('slip.pendingWait', { minutes: String(Math.ceil(waitSeconds / 60)) })
              }
            />
            <TransferFacts slip={slip} />
            {refusal}
            <Button variant="primary" size="lg" fullWidth onClick={onCheckAgain}>
              {t('slip.checkAgain')}
            </Button>
            <Button fullWidth onClick={onAskStaff}>
              {t('slip.askStaff')}
            </Button>
          </>
        ) : (
          <>
            <StageHeading focus>{t('slip.verifiedTitle')}</StageHeading>
            <TransferFacts slip={slip} />
            <p className="cf-hint">{t('slip.verifiedText')}</p>
            {refusal}
            <Button variant="primary" size="lg" fullWidth loading={confirming} onClick={onConfirm}>
              {t('slip.confirm', { amount: formatBaht(slip.amountSatang ?? 0) })}
            </Button>
          </>
        )}
        <Button variant="ghost" fullWidth disabled={confirming} onClick={onOther}>
          {t('slip.otherSlip')}
        </Button>
      </div>
    </Card>
  );
}

import { parseBahtInput } from '@chada/membership-rules';
import { formatBaht } from '@chada/messages';
import { Button, Columns, PageHeader, Section } from '@chada/ui-kit';
import type { SlipRequest } from '@chada/stores';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { amountFrom, depositPath } from '../common/amount-parameter.ts';
import { typedBaht } from '../common/baht-text.ts';
import { DepositSteps } from '../common/deposit-steps.tsx';
import { Notice } from '../common/notice.tsx';
import { useText } from '../common/site-context.tsx';
import { usePageTitle } from '../common/use-page-title.ts';
import { MyRequests } from './my-requests.tsx';
import { RequestForm } from './request-form.tsx';
import { SlipCredited } from './slip-credited.tsx';
import { SlipForm } from './slip-form.tsx';
import { SlipFound } from './slip-found.tsx';
import { SlipRefusal } from './slip-refusal.tsx';
import { useSlipFlow } from './use-slip-flow.ts';

function pictureFieldOf(around: HTMLElement | null): HTMLInputElement | null | undefined {
  return around?.querySelector<HTMLInputElement>('input[type="file"]');
}

/** /auth/deposit/slip (ME-05): send a slip, see it verified, confirm it; or ask staff to look. */
export function SlipPage(): ReactElement {
  const t = useText();
  usePageTitle(t('slip.title'));
  const [parameters] = useSearchParams();
  const flow = useSlipFlow(amountFrom(parameters));
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<SlipRequest | undefined>(undefined);
  const { stage, typed } = flow;
  const error = stage.name === 'choosing' || stage.name === 'found' ? stage.error : undefined;
  const slip = stage.name === 'found' ? stage.slip : undefined;
  const known = slip?.amountSatang ?? undefined;

  const typedSatang = (): number | undefined => {
    const parsed = parseBahtInput(typed);
    return parsed.ok ? parsed.amountSatang : undefined;
  };
  // Another picture: the phone's own picker opens at once, and the present picture stays until there is one.
  const picture = useRef<HTMLDivElement>(null);
  const [pictureWanted, setPictureWanted] = useState(false);
  const chooseOther = (): void => {
    const field = pictureFieldOf(picture.current);
    field?.click();
    if (field) return;
    flow.remove();
    setPictureWanted(true);
  };
  useEffect(() => {
    if (!pictureWanted) return;
    pictureFieldOf(picture.current)?.focus();
    setPictureWanted(false);
  }, [pictureWanted]);
  const askStaff = (): void => {
    setAsked(undefined);
    setAsking(true);
  };
  const refusal = error ? (
    <SlipRefusal
      error={error}
      while={stage.name === 'found' ? 'confirming' : 'verifying'}
      onRetry={() => void flow.verify(typedSatang())}
      onChooseOther={chooseOther}
      onUseAmount={(amountSatang) => {
        flow.type(typedBaht(amountSatang));
        void flow.verify(amountSatang);
      }}
      onAskStaff={askStaff}
    />
  ) : null;

  return (
    <>
      <PageHeader
        title={t('slip.title')}
        description={t('slip.lead')}
        back={{ label: t('slip.backToDeposit'), render: <Link to={depositPath(typed)} /> }}
      />
      <Columns
        main={
          <>
            <DepositSteps current={stage.name === 'credited' ? 3 : slip?.status === 'verified' ? 2 : 1} />
            {stage.name === 'credited' ? (
              <SlipCredited slip={stage.slip} outcome={stage.outcome} onAnother={flow.restart} />
            ) : slip === undefined ? (
              <SlipForm flow={flow} refusal={refusal} pictureRef={picture} />
            ) : (
              <SlipFound
                slip={slip}
                confirming={flow.confirming}
                refusal={refusal}
                onConfirm={() => void flow.confirm()}
                onCheckAgain={() => void flow.verify(typedSatang())}
                onAskStaff={askStaff}
                onOther={chooseOther}
              />
            )}
            {asking && (
              <RequestForm
                typedAmount={known === undefined ? typed : typedBaht(known)}
                slipId={slip?.id}
                onCancel={() => setAsking(false)}
                onSent={(request) => {
                  setAsking(false);
                  setAsked(request);
                }}
              />
            )}
            {asked !== undefined && (
              <Notice tone="positive" role="status" title={t('slip.requestSent')}>
                {t('slip.requestSentText', { amount: formatBaht(asked.amountSatang) })}
              </Notice>
            )}
            {!asking && asked === undefined && slip === undefined && stage.name !== 'credited' && (
              <Button variant="ghost" fullWidth onClick={askStaff}>
                {t('slip.requestOpen')}
              </Button>
            )}
          </>
        }
        aside={
          <Section title={t('slip.mineTitle')}>
            <MyRequests />
          </Section>
        }
      />
    </>
  );
}

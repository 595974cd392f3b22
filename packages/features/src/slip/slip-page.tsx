import { parseBahtInput } from '@chada/domain';
import { formatBaht } from '@chada/messages';
import { useCurrentFailure } from '@chada/stores';
import { Button, Columns, ImageIcon, PageHeader, SkeletonGroup } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BrandPane } from '../common/brand/brand-pane.tsx';
import { AdviceCard } from '../common/layout/advice-card.tsx';
import { amountFrom, depositPath } from '../common/money/amount-parameter.ts';
import { bahtInput } from '../common/money/baht-text.ts';
import { DepositSteps } from '../common/money/deposit-steps.tsx';
import { errorName } from '../common/query/error-facts.ts';
import { Notice } from '../common/layout/notice.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { WaitingSlips } from '../common/money/waiting-slips.tsx';
import { MyRequests } from './my-requests.tsx';
import { RequestForm, useRequestValues } from './request-form.tsx';
import { SlipCredited } from './slip-credited.tsx';
import { SlipForm } from './slip-form.tsx';
import { SlipFound } from './slip-found.tsx';
import { SlipRefusal } from './slip-refusal.tsx';
import { useSlipFlow } from './use-slip-flow.ts';

const advices = ['slip.tipQr', 'slip.tipOwnAccount', 'slip.tipOnce'] as const;

function pictureFieldOf(around: HTMLElement | null): HTMLInputElement | null | undefined {
  return around?.querySelector<HTMLInputElement>('input[type="file"]');
}

/** The slip screen at /auth/deposit/slip (ME-05). */
export function SlipPage(): ReactElement {
  const t = useText();
  usePageTitle(t('slip.title'));
  const [parameters] = useSearchParams();
  const flow = useSlipFlow(amountFrom(parameters));
  const { stage, input, steps } = flow;
  const step = steps.steps[steps.steps.length - 1];
  const request = useRequestValues();
  const error = useCurrentFailure(
    stage.name === 'choosing' || stage.name === 'found' ? stage.error : undefined,
  );
  const slip = stage.name === 'found' ? stage.slip : undefined;
  const known = slip?.amountSatang ?? undefined;

  const typedSatang = (): number | undefined => {
    const parsed = parseBahtInput(input);
    return parsed.ok ? parsed.amountSatang : undefined;
  };
  // `chooseOther` opens the page's file field and keeps the current picture until the member selects a new picture. If
  // the page shows no file field, `chooseOther` removes the picture, and the effect focuses the field that then appears.
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
    const field = pictureFieldOf(picture.current);
    if (!pictureWanted || !field) return;
    field.focus();
    setPictureWanted(false);
  }, [pictureWanted, stage.name]);
  const askStaff = (): void => {
    if (request.amount.trim() === '' || known !== undefined)
      request.change({ amount: known === undefined ? input : bahtInput(known) });
    steps.open({ name: 'request' });
  };
  const refusal = error ? (
    <SlipRefusal
      error={error}
      phase={stage.name === 'found' ? 'confirming' : 'verifying'}
      slipId={slip?.id}
      onRetry={() => void flow.verify(typedSatang())}
      onChooseOther={chooseOther}
      onUseAmount={(amountSatang) => {
        flow.type(bahtInput(amountSatang));
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
        back={{ label: t('slip.backToDeposit'), render: <Link to={depositPath(input)} /> }}
      />
      <Columns
        main={
          <>
            {slip === undefined && (
              <WaitingSlips shownId={'slip' in stage ? stage.slip.id : undefined} hasList />
            )}
            <DepositSteps current={stage.name === 'credited' ? 3 : slip?.status === 'verified' ? 2 : 1} />
            {stage.name === 'credited' ? (
              <SlipCredited slip={stage.slip} outcome={stage.outcome} onAnother={flow.restart} />
            ) : stage.name === 'loading' ? (
              <SkeletonGroup label={t('common.loading')} shape="card" count={1} />
            ) : slip === undefined ? (
              <SlipForm flow={flow} refusal={refusal} pictureRef={picture} />
            ) : (
              <SlipFound
                slip={slip}
                confirming={flow.confirming}
                asksAgain={step?.name === 'found'}
                refusal={refusal}
                onConfirm={() => void flow.confirm()}
                onCheckAgain={() => void flow.verify(typedSatang())}
                onAskStaff={askStaff}
                onOther={chooseOther}
              />
            )}
            {step?.name === 'request' && (
              <RequestForm
                values={request}
                slipId={slip?.id ?? errorName(error, 'slipId')}
                requesting={flow.requesting}
                onCancel={steps.close}
                onSent={({ amountSatang }) => {
                  request.change({ amount: '', day: '', time: '', note: '' });
                  steps.replace({ name: 'requested', amountSatang });
                }}
              />
            )}
            {step?.name === 'requested' && (
              <Notice tone="positive" role="status" title={t('slip.requestSent')}>
                {t('slip.requestSentText', { amount: formatBaht(step.amountSatang) })}
              </Notice>
            )}
            {step === undefined && (
              <Button variant="ghost" fullWidth onClick={askStaff}>
                {t('slip.requestOpen')}
              </Button>
            )}
          </>
        }
        aside={
          <>
            {stage.name !== 'credited' && (
              <AdviceCard
                icon={<ImageIcon size={20} />}
                title={t('slip.tipsTitle')}
                advices={advices.map((key) => t(key))}
              />
            )}
            <MyRequests />
            <BrandPane scene="friends" />
          </>
        }
      />
    </>
  );
}

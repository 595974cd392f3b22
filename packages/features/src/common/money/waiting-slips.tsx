import { formatBaht, formatDateTime, type Translate } from '@chada/messages';
import {
  type ConfirmedSlip,
  useConfirmSlip,
  useMySlipRequestsQuery,
  type WaitingSlip,
} from '@chada/stores/slip';
import { type ApiError, isOutcomeUnknown, useCurrentFailure, useNow } from '@chada/stores';
import { Amount, Button, Card, Section, Stack } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { bankLabel } from './bank-names.ts';
import { isFirstLoad, LoadingStatus } from '../query/loading-status.tsx';
import { describeError } from '../query/describe-error.ts';
import { FactList } from '../layout/fact-list.tsx';
import { refetchStaleOnMount } from '../query/refetch-stale-on-mount.ts';
import { Notice } from '../layout/notice.tsx';
import { PartFailed } from '../query/part-failed.tsx';
import { useText } from '../brand/site-context.tsx';
import { useWhileShown } from '../layout/use-while-shown.ts';
import { ReturnableSlip } from './returnable-slip.tsx';
import { ReturnRequest } from './return-request.tsx';

interface WaitingSlipsProps {
  shownId?: string | undefined;
  hasList?: boolean;
  isPaused?: boolean;
}

export function WaitingSlips({
  shownId,
  hasList = false,
  isPaused = false,
}: WaitingSlipsProps): ReactElement | null {
  const t = useText();
  const query = useMySlipRequestsQuery(undefined, refetchStaleOnMount);
  const { data, error, refetch } = query;
  const askAgain = useWhileShown(() => void refetch());
  const [credited, setCredited] = useState<ConfirmedSlip | undefined>(undefined);
  const [creditedIds, setCreditedIds] = useState<readonly string[]>([]);
  const waiting = data?.waiting?.filter(({ id }) => id !== shownId && !creditedIds.includes(id)) ?? [];
  const returnable = (isPaused ? data?.returnable : undefined) ?? [];
  const isFailed = error !== undefined && !hasList;
  const failed = isFailed ? <PartFailed query={query}>{t('waitingSlip.notKnown')}</PartFailed> : null;
  if (waiting.length + returnable.length === 0 && credited === undefined) {
    if (isFirstLoad(query) && !hasList) return <LoadingStatus />;
    return failed;
  }
  return (
    <Section title={t(isPaused ? 'waitingSlip.pausedTitle' : 'waitingSlip.title')}>
      <Stack space={3}>
        {failed}
        {credited !== undefined && <Credited outcome={credited} />}
        {waiting.map((slip) => (
          <WaitingSlipCard
            key={slip.id}
            slip={slip}
            isPaused={isPaused}
            onCredited={(outcome) => {
              setCredited(outcome);
              setCreditedIds((before) => [...before, slip.id]);
            }}
            onRefused={askAgain}
          />
        ))}
        {returnable.map((slip) => (
          <ReturnableSlip key={slip.id} slip={slip} />
        ))}
      </Stack>
    </Section>
  );
}

function Credited({ outcome: { deposit, bonusSatang = 0 } }: { outcome: ConfirmedSlip }): ReactElement {
  const t = useText();
  const notice = useRef<HTMLDivElement>(null);
  // Moves the focus to the notice, because the pressed button has disappeared.
  useEffect(() => notice.current?.focus(), [deposit.id]);
  return (
    <Notice
      ref={notice}
      tone="positive"
      role="status"
      title={t('waitingSlip.credited', { amount: formatBaht(deposit.amountSatang) })}
    >
      {bonusSatang > 0 && t('waitingSlip.creditedBonus', { amount: formatBaht(bonusSatang) })}
    </Notice>
  );
}

const clockStepMs = 60_000;

function obstacleOf(
  { confirmableAt, returnRequestedAt }: WaitingSlip,
  { isPaused, now }: { isPaused: boolean; now: number },
  t: Translate,
): string | undefined {
  if (returnRequestedAt !== undefined)
    return t('waitingSlip.returnRequested', { time: formatDateTime(returnRequestedAt) });
  if (isPaused) return t('waitingSlip.pausedText');
  if (confirmableAt === null) return t('waitingSlip.aboveLimit');
  return confirmableAt !== undefined && Date.parse(confirmableAt) - now > clockStepMs
    ? t('waitingSlip.opensAt', { time: formatDateTime(confirmableAt) })
    : undefined;
}

interface WaitingSlipCardProps {
  slip: WaitingSlip;
  isPaused: boolean;
  onCredited: (outcome: ConfirmedSlip) => void;
  onRefused: () => void;
}

function WaitingSlipCard({ slip, isPaused, onCredited, onRefused }: WaitingSlipCardProps): ReactElement {
  const t = useText();
  const [confirm, { pending }] = useConfirmSlip();
  const [lastFailure, setFailure] = useState<ApiError | null>(null);
  const failure = useCurrentFailure(lastFailure);
  const now = useNow();
  const obstacle = obstacleOf(slip, { isPaused, now }, t);
  const amount = formatBaht(slip.amountSatang ?? 0);
  const send = async (): Promise<void> => {
    setFailure(null);
    const result = await confirm({ slipId: slip.id });
    if (result.ok) return onCredited(result.data);
    setFailure(result.error);
    if (result.error.kind === 'refused') onRefused();
  };
  return (
    <Card tone="raised">
      <div className="ck-stack" data-space="4">
        <div className="ck-stack" data-space="1">
          <Amount value={amount} size="xl" />
          <p className="cf-hint">{obstacle ?? t('waitingSlip.text')}</p>
        </div>
        <FactList
          facts={[
            ...(slip.sendingBank === null
              ? []
              : [{ label: t('waitingSlip.from'), value: bankLabel(slip.sendingBank, t) }]),
            ...(slip.transferredAt === null
              ? []
              : [{ label: t('waitingSlip.transferredAt'), value: formatDateTime(slip.transferredAt) }]),
            { label: t('waitingSlip.expiresAt'), value: formatDateTime(slip.expiresAt) },
          ]}
        />
        {failure !== null && (
          <Notice tone="negative" role="alert" title={describeError(failure, t)}>
            {isOutcomeUnknown(failure) ? t('waitingSlip.confirmAgain') : null}
          </Notice>
        )}
        {obstacle === undefined ? (
          <Button variant="primary" fullWidth loading={pending} onClick={() => void send()}>
            {t('waitingSlip.confirm', { amount })}
          </Button>
        ) : (
          <ReturnRequest slip={slip} />
        )}
      </div>
    </Card>
  );
}

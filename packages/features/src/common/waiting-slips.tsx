import { formatBaht, formatDateTime } from '@chada/messages';
import {
  type ConfirmedSlip,
  useConfirmSlip,
  useMySlipRequestsQuery,
  type WaitingSlip,
} from '@chada/stores/slip';
import { type ApiError, isOutcomeUnknown } from '@chada/stores';
import { Amount, Button, Card, Section, Stack } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { bankLabel } from './bank-names.ts';
import { describeError } from './describe-error.ts';
import { FactList } from './fact-list.tsx';
import { freshOnArrival } from './fresh-on-arrival.ts';
import { Notice } from './notice.tsx';
import { useText } from './site-context.tsx';

/**
 * The verified slips that wait for their confirmation, on whichever device they were sent; nothing where none does or
 * the backend does not know. `shownId` names a slip that the screen shows already.
 */
export function WaitingSlips({ shownId }: { shownId?: string | undefined }): ReactElement | null {
  const t = useText();
  const { data, refetch } = useMySlipRequestsQuery(undefined, freshOnArrival);
  const [credited, setCredited] = useState<ConfirmedSlip | undefined>(undefined);
  const [creditedIds, setCreditedIds] = useState<readonly string[]>([]);
  const waiting = data?.waiting?.filter(({ id }) => id !== shownId && !creditedIds.includes(id)) ?? [];
  if (waiting.length === 0 && credited === undefined) return null;
  return (
    <Section title={t('waitingSlip.title')}>
      <Stack space={3}>
        {credited !== undefined && <Credited outcome={credited} />}
        {waiting.map((slip) => (
          <WaitingSlipCard
            key={slip.id}
            slip={slip}
            onCredited={(outcome) => {
              setCredited(outcome);
              setCreditedIds((before) => [...before, slip.id]);
            }}
            onRefused={() => void refetch()}
          />
        ))}
      </Stack>
    </Section>
  );
}

function Credited({ outcome: { deposit, bonusSatang = 0 } }: { outcome: ConfirmedSlip }): ReactElement {
  const t = useText();
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
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

interface WaitingSlipCardProps {
  slip: WaitingSlip;
  onCredited: (outcome: ConfirmedSlip) => void;
  /** It was confirmed elsewhere or has expired. */
  onRefused: () => void;
}

function WaitingSlipCard({ slip, onCredited, onRefused }: WaitingSlipCardProps): ReactElement {
  const t = useText();
  const [confirm, { pending }] = useConfirmSlip();
  const [failure, setFailure] = useState<ApiError | null>(null);
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
          <p className="cf-hint">{t('waitingSlip.text')}</p>
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
        <Button variant="primary" fullWidth loading={pending} onClick={() => void send()}>
          {t('waitingSlip.confirm', { amount })}
        </Button>
      </div>
    </Card>
  );
}

import { formatDateTime } from '@chada/messages';
import { type ApiError, useCurrentFailure, useNow } from '@chada/stores';
import {
  type LimitRaise,
  type ProtectionLimit,
  useCancelRaiseMutation,
  useConfirmRaiseMutation,
} from '@chada/stores/protection';
import { Button } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { limitValue } from '../common/protection/limit-text.ts';
import { describeError, isApiError } from '../common/query/describe-error.ts';

export interface LimitRaiseNoticeProps {
  limit: ProtectionLimit;
  raise: LimitRaise;
  onDone: (outcome: 'raiseConfirmed' | 'raiseCancelled') => void;
  onRefused: () => void;
}

export function LimitRaiseNotice({ limit, raise, onDone, onRefused }: LimitRaiseNoticeProps): ReactElement {
  const t = useText();
  const now = useNow();
  const [confirm, confirming] = useConfirmRaiseMutation();
  const [cancel, cancelling] = useCancelRaiseMutation();
  const [lastFailure, setFailure] = useState<ApiError | null>(null);
  const failure = useCurrentFailure(lastFailure);
  const busy = confirming.isLoading || cancelling.isLoading;
  const isReady = now >= Date.parse(raise.confirmableAt);
  const sendDecision = async (
    send: typeof confirm | typeof cancel,
    outcome: 'raiseConfirmed' | 'raiseCancelled',
  ) => {
    if (busy) return;
    setFailure(null);
    const { error } = await send({ raiseId: raise.raiseId });
    if (error === undefined) return onDone(outcome);
    setFailure(isApiError(error) ? error : null);
    onRefused();
  };
  return (
    <Notice
      tone="info"
      title={
        raise.value === null
          ? t('protection.raiseRemove')
          : t('protection.raiseTo', { value: limitValue(limit.kind, raise.value, t) })
      }
      actions={
        <>
          <Button
            size="sm"
            loading={cancelling.isLoading}
            disabled={confirming.isLoading}
            onClick={() => void sendDecision(cancel, 'raiseCancelled')}
          >
            {t('protection.raiseCancel')}
          </Button>
          {isReady && (
            <Button
              size="sm"
              loading={confirming.isLoading}
              disabled={cancelling.isLoading}
              onClick={() => void sendDecision(confirm, 'raiseConfirmed')}
            >
              {t('protection.raiseConfirm')}
            </Button>
          )}
        </>
      }
    >
      {isReady
        ? t('protection.raiseReady', { time: formatDateTime(raise.expiresAt) })
        : t('protection.raiseWaiting', { time: formatDateTime(raise.confirmableAt) })}
      {failure !== null && (
        <span className="cf-raise__failure" role="alert">
          {t('protection.raiseFailed')} {describeError(failure, t)}
        </span>
      )}
    </Notice>
  );
}

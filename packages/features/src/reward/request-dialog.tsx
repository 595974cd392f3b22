import { type ApiError, isOutcomeUnknown, type Reward, useCurrentFailure } from '@chada/stores';
import type { useRequestReward } from '@chada/stores/reward';
import { Button, Dialog, LinkButton } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { describeError } from '../common/query/describe-error.ts';
import { DialogLink } from '../common/layout/dialog-link.tsx';
import { errorCode } from '../common/query/error-facts.ts';
import { FactList } from '../common/layout/fact-list.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { AddAddress, DeliverTo, useDelivery } from './delivery.tsx';
import { RequestDone } from './request-done.tsx';

export type RequestStep = 'ask' | 'done';

export interface RequestDialogProps {
  reward: Reward;
  points: number | null;
  step: RequestStep;
  /** The page owns the request, because a running request must survive the Back button. */
  requesting: ReturnType<typeof useRequestReward>;
  onClose: () => void;
  onDone: () => void;
  onRefused: () => void;
}

/**
 * The dialog in which a member requests a reward. The dialog does not close after the 5 seconds of CO-02, because
 * members need time to check the delivery address.
 */
export function RequestDialog(props: RequestDialogProps): ReactElement {
  const { reward, points, step, requesting, onClose, onDone, onRefused } = props;
  const t = useText();
  const [request, { pending }] = requesting;
  const [lastFailure, setFailure] = useState<ApiError | null>(null);
  const failure = useCurrentFailure(lastFailure);
  const delivery = useDelivery(reward.kind === 'goods');
  const confirm = async (): Promise<void> => {
    setFailure(null);
    const result = await request({ rewardId: reward.id });
    if (result.ok) return onDone();
    setFailure(result.error);
    if (result.error.kind === 'refused') onRefused();
  };

  if (step === 'done') return <RequestDone reward={reward} onClose={onClose} />;
  const addressMissing = delivery.state === 'missing' || errorCode(failure) === 'ADDRESS_MISSING';
  const ready = delivery.state === 'ready' || delivery.state === 'notNeeded';
  const after = points === null ? null : points - reward.costPoint;
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('reward.confirmTitle', { name: reward.name })}
      description={t('reward.confirmText')}
      onClose={() => {
        if (!pending) onClose();
      }}
      actions={
        <>
          <Button fullWidth disabled={pending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {addressMissing ? (
            <LinkButton variant="primary" fullWidth render={<DialogLink to={paths.manageAddress} />}>
              {t('reward.addressAdd')}
            </LinkButton>
          ) : (
            <Button
              variant="primary"
              fullWidth
              loading={pending}
              disabled={!ready}
              onClick={() => void confirm()}
            >
              {t('reward.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className="ck-stack" data-space="3">
        <FactList
          facts={[
            { label: t('reward.cost'), value: t('reward.points', { points: reward.costPoint }) },
            ...(after === null || after < 0
              ? []
              : [{ label: t('reward.pointsAfter'), value: t('reward.points', { points: after }) }]),
          ]}
        />
        {addressMissing ? <AddAddress /> : <DeliverTo delivery={delivery} />}
        {failure !== null && errorCode(failure) !== 'ADDRESS_MISSING' && (
          <Notice tone="negative" role="alert" title={describeError(failure, t)}>
            {isOutcomeUnknown(failure) ? t('reward.unknownHint') : null}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

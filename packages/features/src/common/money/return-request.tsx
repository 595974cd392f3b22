import { useRequestSlipReturnMutation, type WaitingSlip } from '@chada/stores/slip';
import { Button, FormError } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';
import { describeError } from '../query/describe-error.ts';

export function ReturnRequest({
  slip,
}: {
  slip: Pick<WaitingSlip, 'id' | 'returnRequestedAt'>;
}): ReactElement {
  const t = useText();
  const [send, { data, error, isLoading }] = useRequestSlipReturnMutation();
  if (data !== undefined || slip.returnRequestedAt !== undefined)
    return <p role="status">{t('waitingSlip.returnText')}</p>;
  return (
    <div className="ck-stack" data-space="2">
      {error !== undefined && (
        <FormError title={t('waitingSlip.returnFailed')} errors={[{ message: describeError(error, t) }]} />
      )}
      <Button fullWidth loading={isLoading} onClick={() => void send({ slipId: slip.id })}>
        {t('waitingSlip.requestReturn')}
      </Button>
    </div>
  );
}

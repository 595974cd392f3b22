import { useRequestExclusionEndMutation } from '@chada/stores/protection';
import { Button, FormError } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../../common/brand/site-context.tsx';
import { describeError } from '../../common/query/describe-error.ts';

/** Lets the member request the end of a self-exclusion after its minimum time. */
export function EndRequest(): ReactElement {
  const t = useText();
  const [send, { isLoading, error }] = useRequestExclusionEndMutation();
  return (
    <div className="cf-paused__request ck-stack" data-space="2">
      {error !== undefined && (
        <FormError title={t('playBreak.requestEndFailed')} errors={[{ message: describeError(error, t) }]} />
      )}
      <Button fullWidth loading={isLoading} onClick={() => void send()}>
        {t('playBreak.requestEnd')}
      </Button>
      <p className="cf-hint">{t('playBreak.requestEndHint')}</p>
    </div>
  );
}

import type { TimeOutLength } from '@chada/domain';
import { timeOutEnd } from '@chada/membership-rules';
import { formatDateTime } from '@chada/messages';
import { useNow } from '@chada/stores';
import { useBeginTimeOutMutation } from '@chada/stores/protection';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { FactList } from '../common/layout/fact-list.tsx';
import { BreakReview } from './break-review.tsx';
import { useBeginBreak } from './use-begin-break.ts';

export interface TimeOutReviewProps {
  length: TimeOutLength;
  onBack: () => void;
}

export function TimeOutReview({ length, onBack }: TimeOutReviewProps): ReactElement {
  const t = useText();
  const now = useNow();
  const [send, { isLoading }] = useBeginTimeOutMutation();
  const { failure, begin } = useBeginBreak();
  return (
    <BreakReview
      title={t('playBreak.reviewTimeOut', { length: t(`playBreak.${length}`) })}
      confirmLabel={t('playBreak.begin')}
      pending={isLoading}
      failure={failure}
      onBack={onBack}
      onConfirm={() => void begin(() => send({ length }))}
    >
      <FactList
        facts={[{ label: t('playBreak.until'), value: formatDateTime(timeOutEnd(length, new Date(now))) }]}
      />
    </BreakReview>
  );
}

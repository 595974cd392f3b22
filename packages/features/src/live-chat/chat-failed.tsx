import { useOffline } from '@chada/stores';
import { ErrorState } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { useContactLines } from '../common/brand/use-contact-lines.ts';
import { LineLink } from './line-link.tsx';

export function ChatFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useText();
  const offline = useOffline();
  const { main, backup } = useContactLines();
  const account = main ?? backup;
  const hint = account === undefined ? t('liveChat.failedHintAlone') : t('liveChat.failedHint');
  return (
    <div className="cf-live-chat__state">
      <ErrorState
        title={t('liveChat.failed')}
        retry={{ label: t('common.retry'), onRetry }}
        action={account === undefined ? null : <LineLink account={account} />}
      >
        {offline ? t('liveChat.offlineHint') : hint}
      </ErrorState>
    </div>
  );
}

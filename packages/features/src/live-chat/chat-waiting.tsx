import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { useContactLines } from '../common/brand/use-contact-lines.ts';
import { LineLink } from './line-link.tsx';

export function ChatWaiting({ slow }: { slow: boolean }): ReactElement {
  const t = useText();
  const { main, backup } = useContactLines();
  const account = main ?? backup;
  return (
    <div className="cf-live-chat__state">
      <span className="ck-spinner" aria-hidden="true" />
      <div role="status">
        <p className="cf-live-chat__lead">{slow ? t('liveChat.slow') : t('liveChat.connecting')}</p>
        {slow && <p>{account === undefined ? t('liveChat.slowHintAlone') : t('liveChat.slowHint')}</p>}
      </div>
      {slow && account !== undefined && <LineLink account={account} />}
    </div>
  );
}

import type { ReactElement } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useContactLines } from '../common/brand/use-contact-lines.ts';
import { chatDataText } from './chat-data-text.ts';
import { LineLink } from './line-link.tsx';

export interface ChatFootProps {
  withLine: boolean;
  sharesData: boolean;
}

export function ChatFoot({ withLine, sharesData }: ChatFootProps): ReactElement {
  const t = useText();
  const { chat } = useClient();
  const { main, backup } = useContactLines();
  const account = main ?? backup;
  return (
    <div className="cf-live-chat__foot">
      <p>{chatDataText((sharesData && chat?.attributes) || [], t)}</p>
      {withLine && account !== undefined && <LineLink account={account} size="sm" />}
    </div>
  );
}

import { ChatIcon, FloatingCorner, FloatingLink } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { chatLink } from '../common/brand/chat-link.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useContactLines } from '../common/brand/use-contact-lines.ts';

/** The floating button that opens the brand's chat (SH-04). `liveChat` is rendered before the button. */
export function ChatButton({ liveChat = null }: { liveChat?: ReactNode }): ReactElement | null {
  const t = useText();
  const { contact, chat } = useClient();
  const { main, backup } = useContactLines();
  const account = main ?? backup;
  const live = chat === undefined ? null : liveChat;
  if (account === undefined && live === null) return null;
  return (
    <FloatingCorner label={t('shell.chatCorner')}>
      {live}
      {account !== undefined && (
        <FloatingLink
          label={t('shell.chatOpen')}
          tone={live === null ? 'accent' : 'plain'}
          icon={<ChatIcon />}
          render={(props) => (
            <a
              {...props}
              href={chatLink(contact.linkBase, account)}
              target="_blank"
              rel="noopener noreferrer"
              title={t('shell.chatOpen')}
            />
          )}
        />
      )}
    </FloatingCorner>
  );
}

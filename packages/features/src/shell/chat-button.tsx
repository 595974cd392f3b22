import { ChatIcon, FloatingLink } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { chatLink } from '../common/chat-link.ts';
import { useClient, useText } from '../common/site-context.tsx';
import { useContactLines } from '../common/use-contact-lines.ts';

/** Opens a chat with the main account; there only when an account's id exists (SH-04). */
export function ChatButton(): ReactElement | null {
  const t = useText();
  const { contact } = useClient();
  const { main, backup } = useContactLines();
  const account = main ?? backup;
  if (account === undefined) return null;
  return (
    <FloatingLink
      label={t('shell.chatOpen')}
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
  );
}

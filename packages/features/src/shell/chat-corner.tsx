import { useAuth } from '@chada/stores';
import { ChatIcon, FloatingCorner, FloatingLink } from '@chada/ui-kit';
import { type ReactElement, useContext } from 'react';
import { chatLink } from '../common/brand/chat-link.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useContactLines } from '../common/brand/use-contact-lines.ts';
import { CatchFailure } from '../common/query/catch-failure.tsx';
import { LiveChatSlot } from './chat-slots.ts';

/**
 * The floating link to the brand's LINE account. Without a LINE account, the link opens the brand's first contact
 * channel.
 */
function MessagingLink(): ReactElement | null {
  const t = useText();
  const { contact } = useClient();
  const { main, backup } = useContactLines();
  const account = main ?? backup;
  const link = account === undefined ? contact.channels[0]?.link : chatLink(contact.linkBase, account);
  if (link === undefined) return null;
  const label = t(account === undefined ? 'shell.contact' : 'shell.chatOpen');
  // Only web links open a new tab. Links of phone calls and e-mails open other programs, so a new tab would stay empty.
  const tab = link.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <FloatingCorner label={t('shell.chatCorner')}>
      <FloatingLink
        label={label}
        icon={<ChatIcon />}
        render={(props) => <a {...props} href={link} {...tab} title={label} />}
      />
    </FloatingCorner>
  );
}

export function ChatCorner(): ReactElement | null {
  const t = useText();
  const { chat } = useClient();
  const { status } = useAuth();
  const liveChat = useContext(LiveChatSlot);
  if (chat === undefined || liveChat === null || status !== 'loggedIn') return <MessagingLink />;
  return (
    <CatchFailure renderFailure={() => <MessagingLink />}>
      <FloatingCorner label={t('shell.chatCorner')}>{liveChat}</FloatingCorner>
    </CatchFailure>
  );
}

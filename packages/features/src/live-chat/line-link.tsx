import { ChatIcon, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { chatLink } from '../common/brand/chat-link.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';

export function LineLink({ account, size = 'md' }: { account: string; size?: 'sm' | 'md' }): ReactElement {
  const t = useText();
  const { contact } = useClient();
  return (
    <LinkButton
      size={size}
      icon={<ChatIcon size={20} />}
      render={({ children, ...look }) => (
        <a {...look} href={chatLink(contact.linkBase, account)} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      )}
    >
      {t('liveChat.line')}
    </LinkButton>
  );
}

import { QrCode } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { atAccount, chatLink } from '../common/brand/chat-link.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { ContactCard } from './contact-card.tsx';

export interface LineCardProps {
  account: 'main' | 'backup';
  /** The id of the LINE account. The `@` may be missing. */
  id: string;
}

export function LineCard({ account, id }: LineCardProps): ReactElement {
  const t = useText();
  const { linkBase } = useClient().contact;
  const shown = atAccount(id);
  const href = chatLink(linkBase, id);
  const isMain = account === 'main';
  return (
    <ContactCard
      title={t(isMain ? 'contact.main' : 'contact.backup')}
      hint={t(isMain ? 'contact.mainHint' : 'contact.backupHint')}
      shown={shown}
      accountLabel={t('contact.id')}
      accountHint={t('contact.atHint')}
      link={{
        href,
        text: t(isMain ? 'contact.openMain' : 'contact.openBackup'),
        variant: isMain ? 'primary' : 'secondary',
        inNewTab: true,
      }}
      copyLabel={t('contact.copyId')}
    >
      <div>
        <QrCode value={href} level="M" size={150} label={t('contact.qrLabel', { id: shown })} />
        <p className="cf-hint">{t('contact.qrHint')}</p>
      </div>
    </ContactCard>
  );
}

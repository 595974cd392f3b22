import { QrCode } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { chatLink, markedAccount } from '../common/brand/chat-link.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { ContactCard } from './contact-card.tsx';

export interface LineCardProps {
  account: 'main' | 'backup';
  /** The LINE account: `@` and an official id, `~` and a personal id, or an official id. */
  id: string;
}

export function LineCard({ account, id }: LineCardProps): ReactElement {
  const t = useText();
  const { linkBase } = useClient().contact;
  const isPersonal = id.startsWith('~');
  const shown = isPersonal ? id.slice(1) : markedAccount(id);
  const href = chatLink(linkBase, id);
  const isMain = account === 'main';
  return (
    <ContactCard
      title={t(isMain ? 'contact.main' : 'contact.backup')}
      hint={t(isMain ? 'contact.mainHint' : 'contact.backupHint')}
      accountText={shown}
      accountLabel={t('contact.id')}
      {...(isPersonal ? {} : { accountHint: t('contact.atHint') })}
      link={{
        href,
        text: t(isMain ? 'contact.openMain' : 'contact.openBackup'),
        variant: isMain ? 'primary' : 'secondary',
        inNewTab: true,
      }}
      copyLabel={t('contact.copyId')}
    >
      <div className="cf-contact-card__scan">
        <QrCode value={href} level="M" size={150} label={t('contact.qrLabel', { id: shown })} />
        <p className="cf-hint">{t('contact.qrHint')}</p>
      </div>
    </ContactCard>
  );
}

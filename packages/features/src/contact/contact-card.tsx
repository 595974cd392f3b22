import { Card, ChatIcon, CopyButton, LinkButton, QrCode } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { atAccount, chatLink } from '../common/brand/chat-link.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';

export interface ContactCardProps {
  account: 'main' | 'backup';
  /** The id of the LINE account. The `@` may be missing. */
  id: string;
}

export function ContactCard({ account, id }: ContactCardProps): ReactElement {
  const t = useText();
  const { linkBase } = useClient().contact;
  const shown = atAccount(id);
  const link = chatLink(linkBase, id);
  const isMain = account === 'main';
  return (
    <Card className="cf-contact-card">
      <div>
        <h2 className="cf-stage-heading">{t(isMain ? 'contact.main' : 'contact.backup')}</h2>
        <p className="cf-hint">{t(isMain ? 'contact.mainHint' : 'contact.backupHint')}</p>
      </div>
      <div>
        <QrCode value={link} level="M" size={150} label={t('contact.qrLabel', { id: shown })} />
        <p className="cf-hint">{t('contact.qrHint')}</p>
      </div>
      <div className="cf-contact-card__account">
        <p className="cf-hint">{t('contact.id')}</p>
        <p className="cf-contact-card__id">{shown}</p>
        <p className="cf-hint">{t('contact.atHint')}</p>
      </div>
      <div className="cf-contact-card__actions">
        <LinkButton
          variant={isMain ? 'primary' : 'secondary'}
          fullWidth
          icon={<ChatIcon size={20} />}
          render={({ children, ...look }) => (
            <a {...look} href={link} target="_blank" rel="noopener noreferrer">
              {children}
            </a>
          )}
        >
          {t(isMain ? 'contact.openMain' : 'contact.openBackup')}
        </LinkButton>
        <CopyButton
          value={shown}
          label={t('contact.copyId')}
          copiedLabel={t('common.copied')}
          failedLabel={t('common.copyFailed')}
          variant="ghost"
          size="md"
          fullWidth
        />
      </div>
    </Card>
  );
}

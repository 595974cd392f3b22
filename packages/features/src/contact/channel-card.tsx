import type { ContactChannel } from '@chada/client-config';
import { Card, ChatIcon, CopyButton, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { useChannelName } from './use-channel-name.ts';

export function ChannelCard({ channel }: { channel: ContactChannel }): ReactElement {
  const t = useText();
  const { kind, shown, link } = channel;
  const name = useChannelName()(channel);
  const action =
    kind === 'phone'
      ? t('contact.callNow')
      : kind === 'email'
        ? t('contact.writeEmail')
        : t('contact.openChannel', { name });
  // These links open no new tab, because a phone or mail program would leave the tab empty.
  const tab = kind === 'phone' || kind === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Card className="cf-contact-card">
      <h2 className="cf-stage-heading">{name}</h2>
      <div className="cf-contact-card__account">
        <p className="cf-contact-card__id">{shown}</p>
      </div>
      <div className="cf-contact-card__actions">
        <LinkButton
          variant="secondary"
          fullWidth
          icon={<ChatIcon size={20} />}
          render={({ children, ...look }) => (
            <a {...look} href={link} {...tab}>
              {children}
            </a>
          )}
        >
          {action}
        </LinkButton>
        {kind !== 'custom' && (
          <CopyButton
            value={shown}
            label={t('contact.copyAccount')}
            copiedLabel={t('common.copied')}
            failedLabel={t('common.copyFailed')}
            variant="ghost"
            size="md"
            fullWidth
          />
        )}
      </div>
    </Card>
  );
}

import type { ContactChannel } from '@chada/client-config';
import { ChatIcon, PhoneIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { ContactCard } from './contact-card.tsx';
import { useChannelName } from './use-channel-name.ts';

export function ChannelCard({ channel }: { channel: ContactChannel }): ReactElement {
  const t = useText();
  const { kind, shown, link } = channel;
  const name = useChannelName()(channel);
  const text =
    kind === 'phone'
      ? t('contact.callNow')
      : kind === 'email'
        ? t('contact.writeEmail')
        : t('contact.openChannel', { name });
  return (
    <ContactCard
      title={name}
      accountText={shown}
      link={{
        href: link,
        text,
        Icon: kind === 'phone' ? PhoneIcon : ChatIcon,
        variant: 'secondary',
        inNewTab: kind !== 'phone' && kind !== 'email',
      }}
      {...(kind === 'custom' ? {} : { copyLabel: t('contact.copyAccount') })}
    />
  );
}

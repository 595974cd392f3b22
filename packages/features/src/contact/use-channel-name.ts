import type { ContactChannel } from '@chada/client-config';
import { useText } from '../common/brand/site-context.tsx';

export function useChannelName(): (channel: ContactChannel) => string {
  const t = useText();
  return ({ kind, name, shown }) => name ?? (kind === 'custom' ? shown : t(`contact.${kind}`));
}

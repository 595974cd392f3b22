import type { ContactChannel } from '@chada/client-config';
import { useText } from '../common/brand/site-context.tsx';

/** Returns a function that returns the name of a channel: the brand's name, or the name of the channel's kind. */
export function useChannelName(): (channel: ContactChannel) => string {
  const t = useText();
  return ({ kind, name, shown }) => name ?? (kind === 'custom' ? shown : t(`contact.${kind}`));
}

import type { ChatAttribute } from '@chada/client-config';
import type { Translate } from '@chada/messages';

/** Returns the Thai text that says which data of the member the chat service receives (CH-02). */
export function chatDataText(attributes: readonly ChatAttribute[], t: Translate): string {
  const names = attributes.map((attribute) => t(`liveChat.${attribute}`));
  if (names.length === 0) return t('liveChat.toldNothing');
  // Thai has a space before "and" only in lists of three or more names.
  const before = names.slice(0, -1).join(' ');
  const and = names.length === 1 ? '' : `${names.length > 2 ? ' ' : ''}${t('liveChat.toldAnd')}`;
  return t('liveChat.told', { list: `${before}${and}${names[names.length - 1] ?? ''}` });
}

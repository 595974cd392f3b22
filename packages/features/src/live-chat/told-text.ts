import type { ChatAttribute } from '@chada/client-config';
import type { Translate } from '@chada/messages';

/** Returns the text that tells members which of their data the chat service receives (CH-02). */
export function toldText(attributes: readonly ChatAttribute[], t: Translate): string {
  const names = attributes.map((attribute) => t(`liveChat.${attribute}`));
  if (names.length === 0) return t('liveChat.toldNothing');
  // Thai writes no space before "and" between two names, and one from three names on.
  const before = names.slice(0, -1).join(' ');
  const and = names.length === 1 ? '' : `${names.length > 2 ? ' ' : ''}${t('liveChat.toldAnd')}`;
  return t('liveChat.told', { list: `${before}${and}${names[names.length - 1] ?? ''}` });
}

import type { ChatAttribute } from '@chada/client-config';
import type { Translate } from '@chada/messages';

export function chatDataText(attributes: readonly ChatAttribute[], t: Translate): string {
  const names = attributes.map((attribute) => t(`liveChat.${attribute}`));
  if (names.length === 0) return t('liveChat.toldNothing');
  // In Thai, only lists of three or more names have a space before "and".
  const before = names.slice(0, -1).join(' ');
  const and = names.length === 1 ? '' : `${names.length > 2 ? ' ' : ''}${t('liveChat.toldAnd')}`;
  return t('liveChat.told', { list: `${before}${and}${names[names.length - 1] ?? ''}` });
}

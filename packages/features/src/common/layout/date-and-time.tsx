import { formatDate, formatTime } from '@chada/messages';
import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';

export function DateAndTime({ at }: { at: string }): ReactElement {
  const t = useText();
  return (
    <>
      <span className="cf-phrase">{formatDate(at)}</span>{' '}
      <span className="cf-phrase">{t('common.timeOfDay', { time: formatTime(at) })}</span>
    </>
  );
}

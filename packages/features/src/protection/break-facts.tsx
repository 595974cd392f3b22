import { useSiteStatus } from '@chada/stores';
import { CheckIcon, CloseIcon, InfoIcon, LockIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { Phrases } from '../common/layout/phrases.tsx';

const facts = [
  { text: 'playBreak.stops', Icon: CloseIcon },
  { text: 'playBreak.ends', Icon: InfoIcon },
  { text: 'playBreak.fixed', Icon: LockIcon },
] as const;

export function BreakFacts(): ReactElement {
  const t = useText();
  const { siteStatus } = useSiteStatus();
  // The text differs during maintenance, because nobody can sign in or withdraw then.
  const stays = siteStatus === 'maintenance' ? 'playBreak.staysClosed' : 'playBreak.stays';
  return (
    <>
      <h2 className="cf-break__title">{t('playBreak.stopsTitle')}</h2>
      <ul className="cf-break__facts">
        {[{ text: stays, Icon: CheckIcon } as const, ...facts].map(({ text, Icon }) => (
          <li key={text}>
            <Icon size={20} />
            <span>
              <Phrases text={t(text)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

import { formatBaht, type Translate } from '@chada/messages';
import {
  type CreditInGame as GameCredit,
  useCreditInGame,
  useGameEvent,
  useResumeGame,
  useStayOnSite,
} from '@chada/stores';
import { Button, notify } from '@chada/ui-kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { launchAddress, returnPathOf } from './launch-address.ts';
import { type LeaveSite, leaveSite } from './leave-site.ts';
import { Notice } from '../layout/notice.tsx';
import { useText } from '../brand/site-context.tsx';

const SLOW_LEAVE_MS = 10_000;

function titleOf({ amountSatang, gameName }: GameCredit, t: Translate): string {
  if (amountSatang === null)
    return gameName === null ? t('gameCredit.maybe') : t('gameCredit.maybeIn', { name: gameName });
  const amount = formatBaht(amountSatang);
  return gameName === null
    ? t('gameCredit.amount', { amount })
    : t('gameCredit.amountIn', { amount, name: gameName });
}

function useResume(leave: LeaveSite) {
  const t = useText();
  const location = useLocation();
  const [resume, { pending }] = useResumeGame();
  const stay = useStayOnSite();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return undefined;
    const back = () => {
      setLeaving(false);
      stay();
    };
    const timer = window.setTimeout(back, SLOW_LEAVE_MS);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
    };
  }, [leaving, stay]);
  const go = async (): Promise<void> => {
    const result = await resume({ returnPath: returnPathOf(location) });
    if (!result.ok) return;
    const address = launchAddress(result.data.launchUrl, window.location.href);
    if (address === undefined) {
      stay();
      notify(t('gameCredit.addressRefused'), { tone: 'error' });
      return;
    }
    setLeaving(true);
    leave(address);
  };
  return { go, pending, leaving };
}

export function CreditInGame({ leave = leaveSite }: { leave?: LeaveSite }): ReactElement | null {
  const t = useText();
  const game = useCreditInGame();
  const { returning, returnCredit } = useGameEvent();
  const resume = useResume(leave);
  if (resume.pending || resume.leaving)
    return <Notice tone="info" role="status" title={t('gameCredit.leaving')} />;
  if (game === null || returning === 'pending') return null;
  return (
    <Notice
      tone="info"
      role="status"
      title={titleOf(game, t)}
      actions={
        <>
          {game.sessionId !== null && (
            <Button variant="primary" size="sm" onClick={() => void resume.go()}>
              {t('gameCredit.resume')}
            </Button>
          )}
          <Button size="sm" onClick={() => void returnCredit()}>
            {t('gameCredit.bringBack')}
          </Button>
        </>
      }
    >
      {t(game.isExact || game.amountSatang === null ? 'gameCredit.hint' : 'gameCredit.takenHint')}
    </Notice>
  );
}

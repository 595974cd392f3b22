import { type Notice, type NoticeTone, useNotices } from '@chada/stores';
import { dismissNotifications, notify, type NotifyTone, Toaster } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { noticeText, noticeWords } from '../common/query/describe-error.ts';
import { useText } from '../common/brand/site-context.tsx';
import { isSaidInSight, isSaidOutOfSight } from './said-in-sight.ts';

/** Milliseconds in which a screen can show a failure itself before a toast does. */
export const SCREEN_FIRST_MS = 150;
/** Milliseconds after which a loading screen has its final layout, which may have moved its message out of view. */
export const LAYOUT_DONE_MS = 1_500;

const toneOfToast: Readonly<Record<NoticeTone, NotifyTone>> = {
  error: 'error',
  warning: 'error',
  success: 'success',
  info: 'info',
};

/** True if a notice ends a session: earlier notices are then about a page that no longer exists. */
function endsSession({ tone, messageKey }: Notice): boolean {
  return messageKey === 'shell.logoutDone' || tone === 'warning';
}

/**
 * Shows the store's notices as toasts, one after the other (CO-03). Rendered once, above all routes. A failure whose
 * message is already visible on the screen raises no toast (decision 9).
 */
export function Notices(): ReactElement {
  const t = useText();
  const { notices, dismiss } = useNotices();
  const waiting = useRef(new Set<number>());
  useEffect(() => {
    const timers = waiting.current;
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, []);
  useEffect(() => {
    for (const notice of notices) {
      const words = noticeWords(notice, t);
      const show = () => notify(noticeText(notice, t), { tone: toneOfToast[notice.tone], id: notice.id });
      if (endsSession(notice)) {
        dismissNotifications();
        waiting.current.forEach((timer) => window.clearTimeout(timer));
        waiting.current.clear();
      }
      if (notice.tone === 'error') {
        const after = (delayMs: number, act: () => void): void => {
          const timer = window.setTimeout(() => {
            waiting.current.delete(timer);
            act();
          }, delayMs);
          waiting.current.add(timer);
        };
        after(SCREEN_FIRST_MS, () => {
          if (!isSaidInSight(words)) return show();
          // The member has read a message before scrolling it out of view, but not one that the layout moved out of
          // view.
          const { scrollY } = window;
          after(LAYOUT_DONE_MS, () => {
            if (window.scrollY === scrollY && isSaidOutOfSight(words)) show();
          });
        });
      } else show();
      dismiss(notice.id);
    }
  }, [notices, dismiss, t]);
  return <Toaster label={t('shell.notices')} />;
}

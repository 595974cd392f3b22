import { type Notice, type NoticeTone, useNotices } from '@chada/stores';
import { dismissNotifications, notify, type NotifyTone, Toaster } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { noticeText, noticeMessage } from '../common/query/describe-error.ts';
import { useText } from '../common/brand/site-context.tsx';
import { isMessageVisible, isMessageOutOfView } from './visible-message.ts';

const SCREEN_FIRST_MS = 150;
export const LAYOUT_DONE_MS = 1_500;

const toneOfToast: Readonly<Record<NoticeTone, NotifyTone>> = {
  error: 'error',
  warning: 'error',
  success: 'success',
  info: 'info',
};

/** True for a notice about the end of the session. Such a notice removes all earlier notices. */
function endsSession({ tone, messageKey }: Notice): boolean {
  return messageKey === 'shell.logoutDone' || tone === 'warning';
}

/** Shows notices as toasts. An error that the screen already shows gets no toast (CO-03, decision 9). */
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
      const message = noticeMessage(notice, t);
      const show = () => notify(noticeText(notice, t), { tone: toneOfToast[notice.tone], id: notice.id });
      if (endsSession(notice)) {
        dismissNotifications();
        waiting.current.forEach((timer) => window.clearTimeout(timer));
        waiting.current.clear();
      }
      if (notice.tone === 'error') {
        const after = (delayMs: number, callback: () => void): void => {
          const timer = window.setTimeout(() => {
            waiting.current.delete(timer);
            callback();
          }, delayMs);
          waiting.current.add(timer);
        };
        after(SCREEN_FIRST_MS, () => {
          if (!isMessageVisible(message)) return show();
          const { scrollY } = window;
          after(LAYOUT_DONE_MS, () => {
            if (window.scrollY === scrollY && isMessageOutOfView(message)) show();
          });
        });
      } else show();
      dismiss(notice.id);
    }
  }, [notices, dismiss, t]);
  return <Toaster label={t('shell.notices')} />;
}

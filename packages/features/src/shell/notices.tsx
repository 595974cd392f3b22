import { type Notice, type NoticeTone, useNotices } from '@chada/stores';
import { dismissNotifications, notify, type NotifyTone, Toaster } from '@chada/ui-kit';
import { type ReactElement, useEffect } from 'react';
import { noticeText } from '../common/describe-error.ts';
import { useText } from '../common/site-context.tsx';

const toneOfToast: Readonly<Record<NoticeTone, NotifyTone>> = {
  error: 'error',
  warning: 'error',
  success: 'success',
  info: 'info',
};

/** Whether a notice ends a session: whatever was said before it is about a page that is gone. */
function endsSession({ tone, messageKey }: Notice): boolean {
  return messageKey === 'shell.logoutDone' || tone === 'warning';
}

/** Shows the store's notices as toasts, one after the other (CO-03); stands once, above all routes. */
export function Notices(): ReactElement {
  const t = useText();
  const { notices, dismiss } = useNotices();
  useEffect(() => {
    for (const notice of notices) {
      if (endsSession(notice)) dismissNotifications();
      notify(noticeText(notice, t), { tone: toneOfToast[notice.tone], id: notice.id });
      dismiss(notice.id);
    }
  }, [notices, dismiss, t]);
  return <Toaster label={t('shell.notices')} />;
}

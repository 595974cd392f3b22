import { type CurrentUser, useAuth, useSiteStatus } from '@chada/stores';
import { ContactIcon, FloatingButton, FloatingPanel, useCoversPage } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useHistoryDialog } from '../common/layout/use-history-dialog.ts';
import { chatAttributesOf } from './chat-attributes.ts';
import { ChatFailed } from './chat-failed.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { ChatWaiting } from './chat-waiting.tsx';
import { toldText } from './told-text.ts';
import { useChatAttempt } from './use-chat-attempt.ts';

/** The button and panel of the live chat; renders nothing for visitors, or if the brand has no live chat (CH-01). */
export function LiveChat(): ReactElement | null {
  const auth = useAuth();
  const { chat } = useClient();
  if (chat === undefined || auth.status !== 'loggedIn') return null;
  // The key gives each member a new chat: another member of this device sees nothing of the previous one's.
  return <MemberChat key={auth.user.uuid} user={auth.user} />;
}

/**
 * Loads the chat only when it is first opened. After closing, a loaded chat stays hidden in the page, because its frame
 * can't store anything; one that is still loading is removed.
 */
function MemberChat({ user }: { user: CurrentUser }): ReactElement {
  const t = useText();
  const client = useClient();
  const { siteStatus } = useSiteStatus();
  const { phase, number, begin, drop, heard } = useChatAttempt();
  const place = useRef<HTMLDivElement>(null);
  // A panel that covers the page is a dialog that Back closes; a panel at the side stays open on every page.
  const covers = useCoversPage();
  const [isBeside, setIsBeside] = useState(false);
  const dialog = useHistoryDialog('chat', phase !== 'off');
  const open = dialog.isOpen || isBeside;
  const start = (): void => {
    if (phase !== 'shown') begin();
    if (covers) dialog.open();
    else setIsBeside(true);
  };
  const close = (): void => {
    setIsBeside(false);
    dialog.close();
  };
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && phase !== 'shown') drop();
    wasOpen.current = open;
  }, [open, phase, drop]);
  return (
    <>
      <FloatingButton
        icon={<ContactIcon />}
        title={t('liveChat.title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={open ? close : start}
      >
        {t('liveChat.open')}
      </FloatingButton>
      {phase !== 'off' && (
        <FloatingPanel
          // The maintenance page must cover the site, but the panel is above it.
          open={open && siteStatus !== 'maintenance'}
          title={t('liveChat.title')}
          closeLabel={t('liveChat.close')}
          onClose={close}
        >
          <div ref={place} className="cf-live-chat" tabIndex={-1}>
            <p className="ck-visually-hidden" role="status">
              {phase === 'shown' ? t('liveChat.ready') : ''}
            </p>
            {phase === 'failed' ? (
              <ChatFailed
                onRetry={() => {
                  // The pressed button disappears.
                  place.current?.focus();
                  begin();
                }}
              />
            ) : (
              <>
                {phase !== 'shown' && <ChatWaiting slow={phase === 'slow'} />}
                <ChatFrame
                  key={number}
                  attributes={chatAttributesOf(user, client)}
                  shown={phase === 'shown'}
                  onSaying={(saying) => (saying === 'close' ? close() : heard(saying))}
                />
              </>
            )}
            {phase !== 'failed' && (
              <p className="cf-live-chat__told">{toldText(client.chat?.attributes ?? [], t)}</p>
            )}
          </div>
        </FloatingPanel>
      )}
    </>
  );
}

import { type CurrentUser, useAuth, useSiteStatus } from '@chada/stores';
import { ContactIcon, FloatingButton, FloatingPanel, useCoversPage } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useHistoryDialog } from '../common/layout/use-history-dialog.ts';
import { useHasNoPause } from '../common/protection/use-play-pause.ts';
import { chatAttributesOf } from './chat-attributes.ts';
import { ChatFailed } from './chat-failed.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { ChatWaiting } from './chat-waiting.tsx';
import { ChatFoot } from './chat-foot.tsx';
import { useChatAttempt } from './use-chat-attempt.ts';

/** The live chat for members. Renders nothing for visitors and for brands without a live chat (CH-01). */
export function LiveChat(): ReactElement | null {
  const auth = useAuth();
  const { chat } = useClient();
  if (chat === undefined || auth.status !== 'loggedIn') return null;
  return <MemberChat key={auth.user.uuid} user={auth.user} />;
}

/** The live chat of a member. A closed chat stays in the page, because the iframe can't store the conversation. */
function MemberChat({ user }: { user: CurrentUser }): ReactElement {
  const t = useText();
  const client = useClient();
  const hasNoPause = useHasNoPause();
  const [sharesData, setSharesData] = useState(false);
  const { siteStatus } = useSiteStatus();
  const { phase, number, begin, drop, handleMessage } = useChatAttempt();
  const place = useRef<HTMLDivElement>(null);
  const covers = useCoversPage();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const dialog = useHistoryDialog('chat', phase !== 'off');
  const open = dialog.isOpen || isPanelOpen;
  const connect = (): void => {
    setSharesData(hasNoPause);
    begin();
  };
  const start = (): void => {
    if (phase !== 'shown') connect();
    if (covers) dialog.open();
    else setIsPanelOpen(true);
  };
  const close = (): void => {
    setIsPanelOpen(false);
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
        label={t('liveChat.open')}
        icon={<ContactIcon />}
        title={t('liveChat.title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={open ? close : start}
      />
      {phase !== 'off' && (
        <FloatingPanel
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
                  // The pressed button has disappeared, so the focus moves to the element around the button.
                  place.current?.focus();
                  connect();
                }}
              />
            ) : (
              <>
                {phase !== 'shown' && <ChatWaiting slow={phase === 'slow'} />}
                <ChatFrame
                  key={number}
                  attributes={sharesData ? chatAttributesOf(user, client) : {}}
                  isShown={phase === 'shown'}
                  onFrameMessage={(message) => (message === 'close' ? close() : handleMessage(message))}
                />
              </>
            )}
            {phase !== 'failed' && <ChatFoot withLine={phase !== 'slow'} sharesData={sharesData} />}
          </div>
        </FloatingPanel>
      )}
    </>
  );
}

import { chatFramePath } from '@chada/client-config';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import type { ChatAttributes } from './chat-attributes.ts';
import { connectChatFrame, type FrameMessage } from './connect-chat-frame.ts';

export interface ChatFrameProps {
  attributes: ChatAttributes;
  isShown: boolean;
  onFrameMessage: (message: FrameMessage) => void;
}

/** The iframe of the chat service. The sandbox denies access to the page and to the browser's storage (RD-13). */
export function ChatFrame({ attributes, isShown, onFrameMessage }: ChatFrameProps): ReactElement {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [sent] = useState(attributes);
  const latest = useRef(onFrameMessage);
  useLayoutEffect(() => {
    latest.current = onFrameMessage;
  });
  // The site connects to the iframe in a layout effect, which runs before the first message of the iframe can arrive.
  useLayoutEffect(() => {
    const element = frame.current;
    return element === null
      ? undefined
      : connectChatFrame(element, sent, (message) => latest.current(message));
  }, [sent]);
  return (
    <iframe
      ref={frame}
      className="cf-live-chat__frame"
      data-shown={isShown ? 'true' : undefined}
      src={chatFramePath}
      title={t('liveChat.frame')}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      aria-hidden={isShown ? undefined : true}
      tabIndex={isShown ? undefined : -1}
    />
  );
}

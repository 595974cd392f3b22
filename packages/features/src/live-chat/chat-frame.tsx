import { chatFramePath } from '@chada/client-config';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import type { ChatAttributes } from './chat-attributes.ts';
import { converse, type FrameSays } from './converse.ts';

export interface ChatFrameProps {
  /** Sent once, as they are when the frame opens. */
  attributes: ChatAttributes;
  /** Until the chat is there, the frame is neither seen nor reached. */
  shown: boolean;
  onSaying: (saying: FrameSays) => void;
}

/**
 * The frame that the chat service runs in (RD-13): scripts and forms, and no origin, so that it reaches neither this
 * page nor what the browser keeps for it.
 */
export function ChatFrame({ attributes, shown, onSaying }: ChatFrameProps): ReactElement {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [sent] = useState(attributes);
  const latest = useRef(onSaying);
  useLayoutEffect(() => {
    latest.current = onSaying;
  });
  // Listens before the frame can have said anything.
  useLayoutEffect(() => {
    const element = frame.current;
    return element === null ? undefined : converse(element, sent, (saying) => latest.current(saying));
  }, [sent]);
  return (
    <iframe
      ref={frame}
      className="cf-live-chat__frame"
      data-shown={shown ? 'true' : undefined}
      src={chatFramePath}
      title={t('liveChat.frame')}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      aria-hidden={shown ? undefined : true}
      tabIndex={shown ? undefined : -1}
    />
  );
}

import { chatFramePath } from '@chada/client-config';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import type { ChatAttributes } from './chat-attributes.ts';
import { converse, type FrameSays } from './converse.ts';

export interface ChatFrameProps {
  /** Sent once, with their values at the time when the frame opens. */
  attributes: ChatAttributes;
  /** False until the chat has loaded: the frame is then hidden and can't be focused. */
  shown: boolean;
  onSaying: (saying: FrameSays) => void;
}

/**
 * The frame of the chat service (RD-13): it may run scripts and forms but has no origin, so it can't read this page
 * or its storage.
 */
export function ChatFrame({ attributes, shown, onSaying }: ChatFrameProps): ReactElement {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [sent] = useState(attributes);
  const latest = useRef(onSaying);
  useLayoutEffect(() => {
    latest.current = onSaying;
  });
  // Listen before the frame can send anything.
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

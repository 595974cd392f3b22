import { createContext, type ReactNode } from 'react';

/** The element that opens the live chat (CH-01). The site provides it and the member layout renders it. */
export const LiveChatSlot = createContext<ReactNode>(null);

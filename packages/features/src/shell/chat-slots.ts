import { createContext, type ReactNode } from 'react';

/** The corner with the floating chat button (SH-04). The site provides the element, and both layouts render it. */
export const ChatSlot = createContext<ReactNode>(null);

/** The element that opens the live chat (CH-01). The site provides the element for the member area. */
export const LiveChatSlot = createContext<ReactNode>(null);

/** The screen that asks for new versions of consents. The site provides the element for the member area. */
export const ConsentSlot = createContext<ReactNode>(null);

/** The screen that replaces deposits and games during a break. The site provides the element for the member area. */
export const PausedSlot = createContext<ReactNode>(null);

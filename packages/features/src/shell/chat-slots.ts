import { createContext, type ReactNode } from 'react';

/** The corner with the floating chat button (SH-04). */
export const ChatSlot = createContext<ReactNode>(null);

/** The element that opens the live chat (CH-01). */
export const LiveChatSlot = createContext<ReactNode>(null);

/** The screen that asks the member to answer new consents. */
export const ConsentSlot = createContext<ReactNode>(null);

/** The screen that replaces deposits and games while the member can't play. */
export const PausedSlot = createContext<ReactNode>(null);

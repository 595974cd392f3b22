import { createContext, type ReactNode } from 'react';

/** The button of the live chat in the frame of the member area (CH-01); the site composes both. */
export const LiveChatSlot = createContext<ReactNode>(null);

import { createContext, type ReactNode } from 'react';

/** What the frame of the member area shows as the button of the live chat (CH-01); the site composes both. */
export const LiveChatSlot = createContext<ReactNode>(null);

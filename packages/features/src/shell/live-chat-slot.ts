import { createContext, type ReactNode } from 'react';

/** The button of the live chat in the member area's layout (CH-01); provided by the site. */
export const LiveChatSlot = createContext<ReactNode>(null);

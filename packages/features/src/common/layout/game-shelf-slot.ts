import { createContext, type ReactNode } from 'react';

/** Rows of games for the dashboard of a wide window. The site provides the element, which loads after the dashboard. */
export const GameShelfSlot = createContext<ReactNode>(null);

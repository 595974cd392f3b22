import { createContext, type ReactNode } from 'react';

/**
 * The rows of games on the dashboard of a wide window. The site provides this element and loads its code after the
 * dashboard.
 */
export const GameShelfSlot = createContext<ReactNode>(null);

import { createContext, type ReactNode } from 'react';

export const GameShelfSlot = createContext<ReactNode>(null);

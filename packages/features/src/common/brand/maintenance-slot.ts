import { createContext, type ReactNode } from 'react';

/** The part of the maintenance page about breaks, for a member who is signed in or whose break began in this tab. */
export const MaintenanceBreakSlot = createContext<ReactNode>(null);

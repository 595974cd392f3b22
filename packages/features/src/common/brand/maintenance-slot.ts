import { createContext, type ReactNode } from 'react';

/**
 * The part of the maintenance page about play breaks. It is for a member who is signed in, or whose play break began in
 * this tab.
 */
export const MaintenanceBreakSlot = createContext<ReactNode>(null);

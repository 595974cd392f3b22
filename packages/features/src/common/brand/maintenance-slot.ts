import { createContext, type ReactNode } from 'react';

/**
 * The part of the maintenance page about play breaks. Only a member who is signed in, or whose play break began in this
 * tab, sees this part.
 */
export const MaintenanceBreakSlot = createContext<ReactNode>(null);

import { createContext, type ReactNode } from 'react';

/** The part of the maintenance page with which a signed-in member begins a break. */
export const MaintenanceBreakSlot = createContext<ReactNode>(null);

import { createContext } from 'react';

/**
 * True inside hidden content. Modals inside are then hidden too and do not block the page, and appear again unchanged
 * when the value becomes false.
 */
export const ModalSuspension = createContext(false);

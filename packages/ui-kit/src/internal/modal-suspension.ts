import { createContext } from 'react';

/**
 * True inside hidden content. Modals in it are then hidden too and release the page and the focus. They reappear
 * unchanged when it becomes false.
 */
export const ModalSuspension = createContext(false);

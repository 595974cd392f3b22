import { createContext } from 'react';

/**
 * True inside hidden content. Modals in hidden content are also hidden and do not block the page. They reappear unchanged
 * when the value becomes false.
 */
export const ModalSuspension = createContext(false);

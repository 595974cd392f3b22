import { createContext } from 'react';

/**
 * True inside hidden content. A modal in hidden content is hidden too and does not block the page. The modal appears
 * again when the value becomes false.
 */
export const ModalSuspension = createContext(false);

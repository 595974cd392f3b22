import { createContext } from 'react';

/**
 * True inside hidden content. A modal in hidden content is hidden too and does not block the page. It appears again
 * when the value becomes false.
 */
export const ModalSuspension = createContext(false);

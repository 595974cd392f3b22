import { createContext } from 'react';

/** The context is true inside hidden content. A modal in hidden content is hidden too and does not block the page. */
export const ModalSuspension = createContext(false);

import { createContext } from 'react';

/**
 * True inside hidden content. Modals inside hidden content are hidden too and do not block the page. When the
 * value becomes false, the modals appear again.
 */
export const ModalSuspension = createContext(false);

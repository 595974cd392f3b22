import { createContext } from 'react';

/**
 * Around what stands out of sight: with `true`, the modals in it are put away with it and let go of the page and the
 * focus; with `false` they are there again, and what was done in them too.
 */
export const PutAway = createContext(false);

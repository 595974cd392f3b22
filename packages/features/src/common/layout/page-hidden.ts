import { createContext } from 'react';

/** True while the maintenance page hides the screens (ST-08). */
export const PageHidden = createContext(false);

import { createContext } from 'react';

/** True while the maintenance page hides the screens (ST-08). Hidden screens don't set the document title. */
export const PageHidden = createContext(false);

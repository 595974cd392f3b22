import { createContext } from 'react';

/** True while a page of the whole site hides the screens (ST-08): hidden screens don't set the document title. */
export const PageHidden = createContext(false);

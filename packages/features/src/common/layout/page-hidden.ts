import { createContext } from 'react';

/** Whether the screens stand out of sight behind a page of the whole site (ST-08): then they don't name the document. */
export const PageHidden = createContext(false);

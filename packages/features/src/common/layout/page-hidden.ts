import { createContext } from 'react';

export const PageHidden = createContext(false);

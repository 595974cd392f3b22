import { createContext } from 'react';

/** Maps the URL of a picture to the URL of the same picture as WebP. */
export const WebpPictures = /* @__PURE__ */ createContext<ReadonlyMap<string, string>>(new Map());

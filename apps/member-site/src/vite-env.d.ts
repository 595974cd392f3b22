/// <reference types="vite/client" />
/** The version of the site for the header `web-version`. */
declare const WEB_VERSION: string;

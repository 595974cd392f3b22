/// <reference types="vite/client" />
/** Version of the site for the `web-version` header; defined by the build. */
declare const WEB_VERSION: string;

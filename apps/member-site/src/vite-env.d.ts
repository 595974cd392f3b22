/// <reference types="vite/client" />
/** Version of the site as the `web-version` header tells it; written in by the build. */
declare const WEB_VERSION: string;

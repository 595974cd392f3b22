/// <reference types="vite/client" />
declare const WEB_VERSION: string;

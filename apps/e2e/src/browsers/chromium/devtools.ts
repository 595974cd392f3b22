import type { CDPSession } from 'playwright-core';

export type DevTools = Pick<CDPSession, 'send' | 'on'> & {
  frameTexts(): Promise<string[]>;
};

export interface Visitor {
  openTab(): Promise<DevTools>;
  onTab(listener: (tab: DevTools) => void): void;
  close(): Promise<void>;
}

export interface LaunchedBrowser {
  readonly version: string;
  isConnected(): boolean;
  newVisitor(): Promise<Visitor>;
  close(): Promise<void>;
}

/**
 * Returns Chromium's command-line flags. The flags permit Chromium to run as root in a container, and block connections
 * to other computers. `proxyPort` is the port of a proxy on this computer.
 */
export function launchFlags(proxyPort?: number): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
    ...(proxyPort === undefined
      ? ['--no-proxy-server']
      : [`--proxy-server=http://127.0.0.1:${proxyPort}`, '--proxy-bypass-list=<-loopback>']),
    '--font-render-hinting=none',
    '--hide-scrollbars',
    '--mute-audio',
    '--lang=th-TH',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ];
}

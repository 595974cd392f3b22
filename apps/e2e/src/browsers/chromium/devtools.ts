import type { CDPSession } from 'playwright-core';

/** The developer tools' connection to one tab; both browsers speak it, so one text drives both. */
export type DevTools = Pick<CDPSession, 'send' | 'on'> & {
  /** What can be read in each frame of the tab, wherever it came from. */
  frameTexts(): Promise<string[]>;
};

/** One visitor's own cookies and storage, with as many tabs as wanted. */
export interface Visitor {
  openTab(): Promise<DevTools>;
  /** Told of each tab that a page opens by itself. */
  onTab(listener: (tab: DevTools) => void): void;
  close(): Promise<void>;
}

/** A running browser. */
export interface LaunchedBrowser {
  /** As reported by itself, e.g. `79.0.3945.0`. */
  readonly version: string;
  newVisitor(): Promise<Visitor>;
  close(): Promise<void>;
}

/** Flags for both: as root, in a container, without a network, and never asking anything outside this machine. */
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

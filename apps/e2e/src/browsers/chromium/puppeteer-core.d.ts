/** Types for the parts of puppeteer-core 2.0 that the tests use, because the package has no types. */
declare module 'puppeteer-core' {
  import type { CDPSession } from 'playwright-core';

  export interface Target {
    type(): string;
    createCDPSession(): Promise<Pick<CDPSession, 'send' | 'on'>>;
    page(): Promise<PuppeteerPage>;
  }
  export interface PuppeteerFrame {
    childFrames(): PuppeteerFrame[];
    evaluate<R>(run: () => R): Promise<R>;
  }
  export interface PuppeteerPage {
    target(): Target;
    mainFrame(): PuppeteerFrame;
  }
  export interface PuppeteerContext {
    newPage(): Promise<PuppeteerPage>;
    on(event: 'targetcreated', listener: (target: Target) => void): void;
    close(): Promise<void>;
  }
  export interface PuppeteerBrowser {
    version(): Promise<string>;
    isConnected(): boolean;
    createIncognitoBrowserContext(): Promise<PuppeteerContext>;
    close(): Promise<void>;
  }
  const puppeteer: {
    launch(options: {
      executablePath: string;
      args: readonly string[];
      env: Record<string, string | undefined>;
      headless: boolean;
      handleSIGINT: boolean;
      handleSIGTERM: boolean;
      handleSIGHUP: boolean;
      defaultViewport: null;
    }): Promise<PuppeteerBrowser>;
  };
  export default puppeteer;
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine, EngineVisitor } from '../engine.ts';
import { findProgram, NotInstalledError } from '../installed.ts';
import { UnsupportedEngineError } from '../limits.ts';
import { FaultProxy } from '../proxy/fault-proxy.ts';
import { openVirtualScreen } from '../virtual-screen.ts';
import { WebViewProcess } from './webview.ts';
import { keyNamesScript, WebViewTab } from './webview-tab.ts';

const packages = 'openjfx libopenjfx-java libopenjfx-jni default-jdk-headless xvfb';

const driverFile = fileURLToPath(new URL('Driver.java', import.meta.url));

function compileDriver(javac: string, library: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chada-webview-driver-'));
  const modules = ['--module-path', library, '--add-modules', 'javafx.web,javafx.controls'];
  execFileSync(javac, ['-d', folder, ...modules, driverFile]);
  return folder;
}

export async function launchWebView(): Promise<Engine> {
  const [java, javac, xvfb] = [findProgram('java'), findProgram('javac'), findProgram('Xvfb')];
  const library = process.env['JAVAFX_LIB'] ?? '/usr/share/openjfx/lib';
  const isInstalled = existsSync(join(library, 'javafx.web.jar'));
  if (java === undefined || javac === undefined || xvfb === undefined || !isInstalled)
    throw new NotInstalledError('JavaFX with its WebView', packages);
  const classes = compileDriver(javac, library);
  const screen = await openVirtualScreen(xvfb);
  const visitors = new Set<EngineVisitor>();
  const openViews = async (): Promise<[WebViewProcess, FaultProxy]> => {
    const proxy = await FaultProxy.start();
    proxy.addScript(keyNamesScript);
    const { display } = screen;
    return [new WebViewProcess({ java, library, classes, display, proxyPort: proxy.port }), proxy];
  };
  const open = async (): Promise<EngineVisitor> => {
    const [views, proxy] = await openViews();
    let tabs = 0;
    const visitor: EngineVisitor = {
      openTab: async () => {
        tabs += 1;
        await views.send(`tab${tabs}`, 'open');
        return new WebViewTab(views, `tab${tabs}`, proxy);
      },
      onTab: () => {
        throw new UnsupportedEngineError('webkit-610', 'onTab');
      },
      close: async () => {
        visitors.delete(visitor);
        await views.close();
        await proxy.close();
      },
    };
    visitors.add(visitor);
    return visitor;
  };
  // Opens a web view only to read its version. The version is available before the web view has loaded a page.
  const [views, proxy] = await openViews();
  await views.send('tab', 'open');
  const agent = await views.send('tab', 'name');
  await views.close();
  await proxy.close();
  return {
    version: /AppleWebKit\/([\d.]+)/.exec(agent)?.[1] ?? agent,
    newVisitor: open,
    close: async () => {
      for (const visitor of visitors) await visitor.close();
      screen.close();
      rmSync(classes, { recursive: true, force: true });
    },
  };
}

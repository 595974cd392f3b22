import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, EngineVisitor } from '../engine.ts';
import { findProgram, NotInstalled } from '../installed.ts';
import { NotOnThisEngine } from '../limits.ts';
import { FaultProxy } from '../proxy/fault-proxy.ts';
import { openVirtualScreen } from '../virtual-screen.ts';
import { WebViewProcess } from './webview.ts';
import { keyNamesScript, WebViewTab } from './webview-tab.ts';

const packages = 'openjfx libopenjfx-java libopenjfx-jni default-jdk-headless xvfb';

/** Starts the WebKit of JavaFX 11 on a virtual screen. */
export async function launchWebView(): Promise<Engine> {
  const [java, xvfb] = [findProgram('java'), findProgram('Xvfb')];
  const library = process.env['JAVAFX_LIB'] ?? '/usr/share/openjfx/lib';
  if (java === undefined || xvfb === undefined || !existsSync(join(library, 'javafx.web.jar')))
    throw new NotInstalled('JavaFX with its WebView', packages);
  const screen = await openVirtualScreen(xvfb);
  const visitors = new Set<EngineVisitor>();
  const openViews = async (): Promise<[WebViewProcess, FaultProxy]> => {
    const proxy = await FaultProxy.start();
    proxy.addScript(keyNamesScript);
    return [new WebViewProcess({ java, library, display: screen.display, proxyPort: proxy.port }), proxy];
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
        throw new NotOnThisEngine('webkit-610', 'onTab');
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
  // A web view reports its version before it has loaded a page.
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
    },
  };
}

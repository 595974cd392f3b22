import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../engine.ts';
import { findProgram, NotInstalledError } from '../installed.ts';
import { FaultProxy } from '../proxy/fault-proxy.ts';
import { Session } from './session.ts';
import { WebKitVisitor } from './webkit-visitor.ts';
import { openVirtualScreen, type VirtualScreen } from '../virtual-screen.ts';

const packages = 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1';
const windowFile = fileURLToPath(new URL('window.py', import.meta.url));

export async function launchWebKit(): Promise<Engine> {
  const [driver, xvfb] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  // Uses Debian's Python, because another Python does not find the modules of Debian's packages.
  const python = '/usr/bin/python3';
  if (driver === undefined || xvfb === undefined || !existsSync(python))
    throw new NotInstalledError('WebKitGTK', packages);
  const screen = await openVirtualScreen(xvfb);
  const open = async (): Promise<WebKitVisitor> => {
    const proxy = await FaultProxy.start();
    const args = [windowFile, `http://127.0.0.1:${proxy.port}`];
    const session = await Session.start({ driver, binary: python, args, env: envOn(screen) });
    return new WebKitVisitor(session, proxy);
  };
  try {
    let first: WebKitVisitor | undefined = await open();
    const visitors = new Set([first]);
    return {
      version: first.version,
      newVisitor: async () => {
        const visitor = first ?? (await open());
        first = undefined;
        visitors.add(visitor);
        return visitor;
      },
      close: async () => {
        for (const visitor of visitors) await visitor.close();
        screen.close();
      },
    };
  } catch (error) {
    screen.close();
    throw new Error(`WebKitGTK did not start; on Debian: apt-get install ${packages}`, { cause: error });
  }
}

function envOn({ display }: VirtualScreen): Readonly<Record<string, string | undefined>> {
  return {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    // Disables WebKit's process sandbox for root, because root in a container lacks the user namespaces that the
    // sandbox needs.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  };
}

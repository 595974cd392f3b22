import type { LaunchedBrowser, Visitor } from './devtools.ts';

const running = new Map<string, Promise<LaunchedBrowser>>();

async function launchOnce(name: string, launch: () => Promise<LaunchedBrowser>): Promise<LaunchedBrowser> {
  const known = await running.get(name)?.catch(() => undefined);
  if (known?.isConnected() === true) return known;
  const launched = launch();
  running.set(name, launched);
  return launched;
}

function closingOnce(visitor: Visitor): Visitor {
  let closing: Promise<void> | undefined;
  return { ...visitor, close: () => (closing ??= visitor.close()) };
}

/**
 * Returns the browser `name`. All callers in this process share this browser until the process ends. Each caller opens
 * its own visitors (separate browser contexts), and `close` closes only these visitors.
 */
export async function shareBrowser(
  name: string,
  launch: () => Promise<LaunchedBrowser>,
): Promise<LaunchedBrowser> {
  const browser = await launchOnce(name, launch);
  const visitors: Visitor[] = [];
  return {
    version: browser.version,
    isConnected: () => browser.isConnected(),
    newVisitor: async () => {
      const visitor = closingOnce(await browser.newVisitor());
      visitors.push(visitor);
      return visitor;
    },
    close: async () => {
      await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
    },
  };
}

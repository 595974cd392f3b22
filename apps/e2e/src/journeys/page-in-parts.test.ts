import { createServer, request as sendRequest, type Server } from 'node:http';
import { listenLocally } from '@chada/tooling/site-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import { fontShift, layoutShift } from '../layout-shift.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { settle } from '../settle.ts';
import { textsOf } from '../texts.ts';
import { workerEnvironment } from '../worker-environment.ts';

const { clientIds, sitePort } = workerEnvironment();
const pauseMs = 1500;

/** Forwards requests to the site. Pauses each HTML response after the page's heading, as a slow connection does. */
function serveInParts(): Server {
  return createServer((request, response) => {
    const { url: path, method } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const forwarded = sendRequest({ port: sitePort, host: '127.0.0.1', path, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      if (!String(reply.headers['content-type']).startsWith('text/html')) return void reply.pipe(response);
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const html = Buffer.concat(parts);
        const at = html.indexOf('</h1>');
        if (at < 0) throw new Error(`${path} has no heading to pause after.`);
        response.write(html.subarray(0, at));
        setTimeout(() => response.end(html.subarray(at)), pauseMs);
      });
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
}

describe('a page that arrives in parts', () => {
  const server = serveInParts();
  let port: number;
  let browser: Browser;
  beforeAll(async () => {
    port = await listenLocally(server, 0);
    browser = await Browser.launch('current');
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const pages = clientIds.flatMap((clientId) => ['/', '/login'].map((path) => ({ clientId, path })));
  it.concurrent.each(shareOf(pages, 2, seedOf('page in parts')))(
    '$path of $clientId does not move what it has shown',
    async ({ clientId, path }) => {
      const page = await (await browser.newUser(phone)).openTab();
      await page.goto(`http://${clientId}.localhost:${port}${path}`);
      await page.see(textsOf(clientId)('common.username'));
      await settle(page);
      expect(await layoutShift(page)).toBeLessThan(fontShift(browser));
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    },
  );
});

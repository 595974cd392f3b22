import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../server.ts';
import { startTestApp, hostA, type TestApp } from '../../../test/support/test-app.ts';
import { newAddress, newPhone } from '../../../test/support/test-members.ts';
import { networkOf, truncatedNetworkOf } from './network-address.ts';

let app: TestApp;
let server: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ rateLimitScale: 0.1 });
  server = await buildServer(app.deps, { logLevel: 'silent' });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

describe('the address', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    server.inject({
      url: `/api/user/checkPhone/${newPhone()}`,
      remoteAddress,
      headers: { hostname: hostA, ...(forwarded && { 'x-forwarded-for': forwarded }) },
    });
  const statuses = async (responses: readonly Promise<{ statusCode: number }>[]) => {
    const all = await Promise.all(responses);
    return all.map(({ statusCode }) => statusCode).filter((status) => status === 200).length;
  };

  it('is that of the connection, even if an untrusted X-Forwarded-For says otherwise', async () => {
    const responses = Array.from({ length: 40 }, () => from('203.0.113.50', newAddress()));
    expect(await statuses(responses)).toBe(24);
  });

  it('is the last one that a local proxy added, not one that its client sent', async () => {
    const responses = Array.from({ length: 40 }, () => from('127.0.0.1', `${newAddress()}, 203.0.113.51`));
    expect(await statuses(responses)).toBe(24);
    expect((await from('::1', '203.0.113.52')).statusCode).toBe(200);
  });

  it.each<
    [what: string, proxies: number | readonly string[], peer: string, forwarded: string, counted: number]
  >([
    ['the proxy is in a configured network', ['10.1.0.0/16'], '10.1.2.3', `203.0.113.60`, 24],
    ["a client adds an address before the proxy's", ['10.1.0.0/16'], '10.1.2.3', `NEW, 203.0.113.61`, 24],
    ['two proxies are trusted', 2, '192.0.2.1', `NEW, 203.0.113.62, 192.0.2.2`, 24],
    ['the sender is in another network', ['10.1.0.0/16'], '10.2.0.1', 'NEW', 24],
    ['each member has an address behind a configured proxy', ['10.1.0.5'], '10.1.0.5', 'NEW', 40],
  ])('is counted correctly: %s', async (_, trustedProxies, remoteAddress, forwarded, counted) => {
    const proxied = await buildServer(app.deps, { logLevel: 'silent', trustedProxies });
    try {
      const responses = Array.from({ length: 40 }, () =>
        proxied.inject({
          url: `/api/user/checkPhone/${newPhone()}`,
          remoteAddress,
          headers: { hostname: hostA, 'x-forwarded-for': forwarded.replace('NEW', newAddress()) },
        }),
      );
      const resolved = await Promise.all(responses);
      expect(resolved.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(counted);
    } finally {
      await proxied.close();
    }
  });

  it('of IPv6 is counted by network', async () => {
    const responses = Array.from({ length: 40 }, (_, count) => from(`2001:db8:7:8:${count}::${count + 1}`));
    expect(await statuses(responses)).toBe(24);
    expect((await from('2001:db8:7:9::1')).statusCode).toBe(200);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['not an address', 'not an address'],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['not an address', 'unknown'],
  ])('%s is logged as %s', (address, network) => expect(truncatedNetworkOf(address)).toBe(network));
});

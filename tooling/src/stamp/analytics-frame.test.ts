import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import type { ResolvedClient } from '@chada/client-config';
import { describe, expect, it } from 'vitest';
import { testClient } from '../../test/test-client.ts';
import { headersFor, hostingRules } from '../hosting/hosting-rules.ts';
import { contentPolicy } from '../hosting/security-headers.ts';
import { analyticsFrame } from './analytics-frame.ts';

const counted = testClient({
  analytics: {
    scriptUrl: 'https://count.example/a.js?id=1&b=2',
    hosts: ['https://in.count.example'],
  },
});

function scriptOf(client: ResolvedClient) {
  const html = analyticsFrame(client)?.html ?? '';
  const [, attributes = '', code = ''] = /<script ([^>]*)>([^]*)<\/script>/.exec(html) ?? [];
  return { attributes, code };
}

describe('the page of an analytics service', () => {
  it('exists only for a brand with analytics', () => {
    expect(analyticsFrame(testClient())).toBeUndefined();
    expect(contentPolicy(testClient())).toContain("frame-src 'none';");
    expect(contentPolicy(counted)).toContain("frame-src 'self';");
    expect(contentPolicy(counted)).not.toContain('count.example');
  });

  it('[RD-13] has no origin, and runs only scripts of the service', () => {
    const policy = headersFor(hostingRules(counted, []), '/analytics-frame')['content-security-policy'] ?? '';
    const directives = policy.split('; ');
    const hash = createHash('sha256').update(scriptOf(counted).code).digest('base64');
    expect(directives).toContain('sandbox allow-scripts');
    expect(directives).toContain(
      `script-src 'sha256-${hash}' https://count.example https://in.count.example`,
    );
    expect(directives).toContain("frame-ancestors 'self'");
    expect(directives).toContain("default-src 'none'");
    expect(headersFor(hostingRules(counted, []), '/analytics-frame')['x-frame-options']).toBe('SAMEORIGIN');
  });
});

interface Bridge {
  readonly onVisit: (handle: (visit: { readonly screen: string }) => void) => void;
}

function openFrame() {
  const { attributes, code } = scriptOf(counted);
  const port: { onmessage?: (event: { data: unknown }) => void } = {};
  const sent: unknown[] = [];
  const scripts: string[] = [];
  const window: { chadaAnalytics?: Bridge; parent: object; addEventListener: () => void } = {
    parent: { postMessage: (message: unknown, target: unknown) => sent.push([message, target]) },
    addEventListener: () => undefined,
  };
  runInNewContext(code, {
    window,
    Object,
    location: { protocol: 'https:', host: 'www.maliwan.example' },
    MessageChannel: class {
      readonly port1 = port;
      readonly port2 = {};
    },
    document: {
      currentScript: {
        getAttribute: (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1],
      },
      createElement: () => ({}),
      body: { appendChild: ({ src }: { src: string }) => scripts.push(src) },
    },
  });
  return { window, sent, scripts, receive: (data: unknown) => port.onmessage?.({ data }) };
}

describe('the bridge between the analytics service and the site', () => {
  it('greets only the site, and loads the service', () => {
    const { sent, scripts } = openFrame();
    expect(sent).toEqual([[{ from: 'chada-analytics-frame', type: 'hello' }, 'https://www.maliwan.example']]);
    expect(scripts).toHaveLength(1);
  });

  it('passes each visit to the service, also those before it had loaded', () => {
    const { window, receive } = openFrame();
    const screens: string[] = [];
    receive({ from: 'chada-site', type: 'visit', screen: '/login' });
    window.chadaAnalytics?.onVisit(({ screen }) => screens.push(screen));
    receive({ from: 'chada-site', type: 'visit', screen: '/auth/deposit' });
    expect(screens).toEqual(['/login', '/auth/deposit']);
  });

  it.each([
    ['nothing', null],
    ['a message of somebody else', { from: 'someone', type: 'visit', screen: '/x' }],
    ['another message', { from: 'chada-site', type: 'start', screen: '/x' }],
    ['a screen that is no text', { from: 'chada-site', type: 'visit', screen: { token: 'x' } }],
  ])('passes on no %s', (_what, message) => {
    const { window, receive } = openFrame();
    const visits: unknown[] = [];
    receive(message);
    window.chadaAnalytics?.onVisit((visit) => visits.push(visit));
    expect(visits).toEqual([]);
  });
});

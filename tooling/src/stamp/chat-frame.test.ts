import { createHash } from 'node:crypto';
import type { ResolvedClient } from '@chada/client-config';
import { describe, expect, it } from 'vitest';
import { testClient } from '../../test/test-client.ts';
import { chatFrame } from './chat-frame.ts';
import { contentPolicy } from '../hosting/security-headers.ts';

const scriptUrl = 'https://widget.chat.example/v2/loader.js?id=1&b=2';
const withChat = testClient({
  name: 'มะลิวัลย์ <แชท>',
  chat: { scriptUrl, hosts: ['https://files.chat.example'], attributes: ['name', 'level'] },
});

function pageOf(client: ResolvedClient) {
  const page = chatFrame(client);
  if (page === undefined) throw new Error('There is no page for a chat.');
  const { html, headers } = page;
  const directives = new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
  return { html, headers, directives };
}

describe('the page of a chat', () => {
  it('[CH-01] exists only for a brand with a chat', () => {
    expect(chatFrame(testClient())).toBeUndefined();
    expect(chatFrame(withChat)).toBeDefined();
  });

  it('[CH-01] has no origin, runs only scripts of the chat, and can be framed only by the site', () => {
    const { html, headers, directives } = pageOf(withChat);
    expect(directives.get('sandbox')).toEqual(['allow-scripts', 'allow-forms']);
    const [, inline = ''] = /<script [^>]*>([^]*)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(inline).digest('base64');
    const hosts = ['https://widget.chat.example', 'https://files.chat.example'];
    expect(directives.get('script-src')).toEqual([`'sha256-${hash}'`, ...hosts]);
    expect(directives.get('connect-src')).toEqual([
      ...hosts,
      'wss://widget.chat.example',
      'wss://files.chat.example',
    ]);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(html).not.toContain('<แชท>');
    expect(html).toContain('data-service="https://widget.chat.example/v2/loader.js?id=1&amp;b=2"');
  });

  it('[CH-01] [RD-13] the pages of the brand may frame it, but may not run the script themselves', () => {
    expect(contentPolicy(withChat)).toContain("frame-src 'self';");
    expect(contentPolicy(withChat)).not.toContain('chat.example');
    expect(contentPolicy(testClient())).toContain("frame-src 'none';");
  });
});

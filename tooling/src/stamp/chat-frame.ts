import { readFileSync } from 'node:fs';
import { chatHosts, type ResolvedClient } from '@chada/client-config';
import { escapeHtml } from '../escape.ts';
import { isolatedPage, type FramePage } from './isolated-page.ts';

const bridge = readFileSync(new URL('./chat-bridge.js', import.meta.url), 'utf8');

/**
 * Returns the page that shows the brand's live chat in a frame, or `undefined` if the brand has no chat (CH-01, RD-13).
 */
export function chatFrame(client: ResolvedClient): FramePage | undefined {
  const { chat } = client;
  if (chat === undefined) return undefined;
  return isolatedPage(client, {
    bridge,
    data: `data-service="${escapeHtml(chat.scriptUrl)}" data-attributes="${chat.attributes.join(' ')}"`,
    hosts: chatHosts(client),
    sandbox: 'allow-scripts allow-forms',
  });
}

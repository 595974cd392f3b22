import { readFileSync } from 'node:fs';
import { analyticsHosts, type ResolvedClient } from '@chada/client-config';
import { escapeHtml } from '../escape.ts';
import { isolatedPage, type FramePage } from './isolated-page.ts';

const bridge = readFileSync(new URL('./analytics-bridge.js', import.meta.url), 'utf8');

export function analyticsFrame(client: ResolvedClient): FramePage | undefined {
  const { analytics } = client;
  if (analytics === undefined) return undefined;
  return isolatedPage(client, {
    bridge,
    data: `data-service="${escapeHtml(analytics.scriptUrl)}"`,
    hosts: analyticsHosts(client),
    sandbox: 'allow-scripts',
  });
}

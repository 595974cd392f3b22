import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from './browsers/page.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page, one line each: the rule and where. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.runSource(axeSource);
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(window, 'axe');
    if (typeof axe !== 'object' || axe === null || !('run' in axe) || typeof axe.run !== 'function') {
      throw new Error('axe did not load');
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const report: { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] } =
      await axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
    return report.violations.reduce<string[]>(
      (lines, { id, nodes }) =>
        lines.concat(
          nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary || ''}`),
        ),
      [],
    );
  });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from './browsers/page.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly target: readonly unknown[];
  readonly failureSummary?: string;
}

interface Report {
  readonly violations: { readonly id: string; nodes: readonly Finding[] }[];
}

export async function loadAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.runSource(axeSource);
}

export async function accessibilityFaults(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(window, 'axe');
    if (typeof axe !== 'object' || axe === null || !('run' in axe) || typeof axe.run !== 'function') {
      throw new Error('axe failed to load.');
    }
    const runAxe: (context: unknown, options: object) => Promise<Report> = axe.run.bind(axe);
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const report = await runAxe(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      // Skips the iframes of third parties, because axe causes a console error inside these iframes in Chromium 79.
      iframes: false,
    });
    // If axe reports a control as too small, scrolls the control to the middle of the window and checks it again,
    // because a sticky bar may cover a part of a control at the window's edge.
    const { scrollX, scrollY } = window;
    for (const violation of report.violations.filter(({ id }) => id === 'target-size')) {
      const tooSmall: Finding[] = [];
      for (const node of violation.nodes) {
        const element = document.querySelector(String(node.target[0]));
        if (element) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await runAxe(element || document, {
          runOnly: { type: 'rule', values: ['target-size'] },
        });
        if (again.violations.length > 0) tooSmall.push(node);
      }
      violation.nodes = tooSmall;
    }
    window.scrollTo(scrollX, scrollY);
    return report.violations.reduce<string[]>(
      (lines, { id, nodes }) =>
        lines.concat(
          nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary || ''}`),
        ),
      [],
    );
  });
}

import axe from 'axe-core';

// axe requests a canvas context. jsdom has no canvas and would log an error in every run.
HTMLCanvasElement.prototype.getContext = () => null;

/**
 * Returns a text for each accessibility problem that axe finds. Skips colour contrast, which is tested in real
 * browsers.
 */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html} (${violation.help})`),
  );
}

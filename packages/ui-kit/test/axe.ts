import axe from 'axe-core';

// axe tries to measure ligatures on a canvas, which jsdom has not, and would say so in every run.
HTMLCanvasElement.prototype.getContext = () => null;

/** What axe finds wrong in an element, a line each; colours are left to real browsers. */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html} (${violation.help})`),
  );
}

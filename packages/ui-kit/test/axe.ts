import axe from 'axe-core';

// Replaces `getContext`, because jsdom has no canvas and would log an error.
HTMLCanvasElement.prototype.getContext = () => null;

/**
 * Returns a text for each problem that axe finds. Skips colour contrast, because jsdom does not render. The tests in
 * browsers (apps/e2e) check colour contrast.
 */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html} (${violation.help})`),
  );
}

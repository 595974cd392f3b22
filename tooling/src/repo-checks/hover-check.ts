import type { Finding, RepoFile } from './repo-files.ts';

const blockEdge = /[^{};]*\{|\}/g;
const comment = /\/\*[^]*?\*\//g;
const canHover = /^@media\b.*\(hover: hover\)/s;

/** Finds `:hover` outside `@media (hover: hover)`, because on touch screens a hover style remains after a tap. */
export function checkHover(file: RepoFile): Finding[] {
  if (!file.path.endsWith('.css')) return [];
  const text = file.text.replace(comment, (found) => found.replace(/[^\n]/g, ' '));
  const findings: Finding[] = [];
  const blocks: string[] = [];
  for (const { 0: edge, index } of text.matchAll(blockEdge)) {
    if (edge === '}') {
      blocks.pop();
      continue;
    }
    const at = edge.indexOf(':hover');
    if (at >= 0 && !blocks.some((block) => canHover.test(block)))
      findings.push({
        path: file.path,
        line: text.slice(0, index + at).split('\n').length,
        message: '":hover" sticks after a tap: put the rule into "@media (hover: hover)".',
      });
    blocks.push(edge.trim());
  }
  return findings;
}

import type { LintRule } from './rule-types.ts';
import { matchesByLine } from './text-lines.ts';
import { isSampleData, isTestOrStory, pathInWorkspace } from './workspace.ts';

const thaiRun = /[\u0e01-\u0e3a\u0e40-\u0e5b]+/g;
const thaiLetter = /[\u0e01-\u0e3a\u0e40-\u0e5b]/;

export function mayHoldThai(path: string): boolean {
  return (
    path.startsWith('packages/messages/') ||
    path.endsWith('.contract.ts') ||
    /(^|[/-])thai[.-][^/]*$/.test(path) ||
    isSampleData(path) ||
    isTestOrStory(path)
  );
}

/** Forbids Thai text outside the message catalogue, because brands can replace only the texts of the catalogue. */
export const noThaiOutsideMessages: LintRule = {
  meta: {
    type: 'problem',
    docs: { description: 'Thai letters only in messages, clients, tests and stories' },
  },
  create(context) {
    const filePath = pathInWorkspace(context.filename);
    if (filePath === undefined || mayHoldThai(filePath.path)) return {};
    const advice =
      'Put the text into packages/messages and use its key, so that brands and reviewers find it.';
    return {
      Program() {
        for (const { match, loc } of matchesByLine(context.sourceCode.text, thaiRun)) {
          context.report({ loc, message: `Thai text "${match}" in code. ${advice}` });
        }
      },
      // Also reports Thai letters that are written as escapes, such as \u0e01.
      Literal(node) {
        if (typeof node.value !== 'string' || !thaiLetter.test(node.value)) return;
        if (thaiLetter.test(node.raw ?? '')) return;
        context.report({ node, message: `Thai text in escapes ("${node.value}"). ${advice}` });
      },
    };
  },
};

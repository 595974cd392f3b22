import type { LintRule } from './rule-types.ts';
import { matchesByLine } from './text-lines.ts';
import { clientIdsOf, isSampleData, isTestOrStory, pathInWorkspace } from './workspace.ts';

export function clientIdPattern(ids: readonly string[]): RegExp {
  const words = ids.flatMap((id) => {
    const capital = id.charAt(0).toUpperCase() + id.slice(1);
    return [`(?<![a-z])${id}(?![a-z])`, `${capital}(?![a-z])`, `(?<![A-Z])${id.toUpperCase()}(?![A-Z])`];
  });
  return new RegExp(words.join('|'), 'g');
}

/**
 * Forbids the id of a brand in shared code. Brands may differ only in fields of `client.json`, in tokens, in texts and
 * in assets.
 */
export const noClientId: LintRule = {
  meta: { type: 'problem', docs: { description: 'no id of a brand in shared code' } },
  create(context) {
    const filePath = pathInWorkspace(context.filename);
    if (filePath === undefined || isSampleData(filePath.path) || isTestOrStory(filePath.path)) return {};
    if (filePath.path.startsWith('docs/')) return {};
    const ids = clientIdsOf(filePath.root);
    if (ids.length === 0) return {};
    return {
      Program() {
        for (const { match, loc } of matchesByLine(context.sourceCode.text, clientIdPattern(ids))) {
          const message =
            `"${match}" names a brand of clients/. Make the difference a field of client.json, a token, ` +
            'a text or an asset; if the word is an ordinary one of the code, the brand needs another id.';
          context.report({ loc, message });
        }
      },
    };
  },
};

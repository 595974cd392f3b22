import type { LintRule, RuleNode } from './rule-types.ts';
import { pathInWorkspace } from './workspace.ts';

/** Tests, which Vitest compiles for Chromium 79, and the benchmarks, which run only in the current browser. */
const unchecked = /^(bench[-/]|.*\.test\.ts$)/;
const folder = 'apps/e2e/src/';

/** The functions of `apps/e2e` that run their function argument in the browser's page. */
const runners = new Set(['evaluate', 'evaluateOn', 'hold', 'holdPart', 'callText']);

function runsInPage({ callee }: RuleNode): boolean {
  const name = callee?.type === 'MemberExpression' ? callee.property?.name : callee?.name;
  return name !== undefined && runners.has(name);
}

/**
 * Forbids `?.` and `??` in functions that run in a page, because Chromium 79 lacks both, and Node does not compile the
 * programs that import these functions.
 */
export const noNewSyntaxInPage: LintRule = {
  meta: { type: 'problem', docs: { description: 'no `?.` and `??` in functions that run in a page' } },
  create(context) {
    const filePath = pathInWorkspace(context.filename);
    if (filePath === undefined || !filePath.path.startsWith(folder)) return {};
    if (unchecked.test(filePath.path.slice(folder.length))) return {};
    const inPage = new WeakSet<RuleNode>();
    let depth = 0;
    const enter = (node: RuleNode): void => {
      if (inPage.has(node)) depth += 1;
    };
    const leave = (node: RuleNode): void => {
      if (inPage.has(node)) depth -= 1;
    };
    const report = (node: RuleNode): void => {
      const message = 'This function runs in the page, and Chromium 79 lacks `?.` and `??`.';
      if (depth > 0) context.report({ node, message });
    };
    return {
      CallExpression: (node) => runsInPage(node) && node.arguments?.forEach((part) => inPage.add(part)),
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ChainExpression: report,
      LogicalExpression: (node) => node.operator === '??' && report(node),
      AssignmentExpression: (node) => node.operator === '??=' && report(node),
    };
  },
};

import type { LintRule, RuleNode } from './rule-types.ts';
import { isTestOrStory, pathInWorkspace } from './workspace.ts';

const clockModule = 'packages/stores/src/clock/clock.ts';
/** The checks of brands. They run in Node, where a brand is made or served, and not on members' devices. */
const brandChecks = /^packages\/client-config\/src\/node\//;
const checked = /^packages\/(?!testing\/)[^/]+\/src\//;

const isDate = (node: RuleNode | null | undefined): boolean =>
  node?.type === 'Identifier' && node.name === 'Date';
const isDateNow = ({ type, object, property }: RuleNode): boolean =>
  type === 'MemberExpression' && isDate(object) && property?.name === 'now';

/** Forbids reading the device's clock, because it can be wrong by years. The code must use the server's time. */
export const noDeviceClock: LintRule = {
  meta: { type: 'problem', docs: { description: "no time of the device's clock in the site's packages" } },
  create(context) {
    const filePath = pathInWorkspace(context.filename);
    if (filePath === undefined || !checked.test(filePath.path) || isTestOrStory(filePath.path)) return {};
    if (filePath.path === clockModule || brandChecks.test(filePath.path)) return {};
    const report = (node: RuleNode): void => {
      const message =
        "This reads the device's clock, which may be wrong. Use the server's time (`useNow`, `services.clock`); for a " +
        'duration use `performance.now()`.';
      context.report({ node, message });
    };
    return {
      MemberExpression: (node) => isDateNow(node) && report(node),
      NewExpression: (node) => isDate(node.callee) && node.arguments?.length === 0 && report(node),
      CallExpression: (node) => isDate(node.callee) && report(node),
    };
  },
};

import { parseSync, type Plugin, Visitor } from 'vite';

/** Fields of an operation that describe it to people, servers and tests; a browser that calls it reads none of them. */
const description = ['rows', 'summary', 'errors', 'provisional', 'extension', 'example'];

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the definitions of operations in a module hold what describes them. */
function descriptionsIn(code: string): readonly Span[] {
  const found: Span[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || !/^defineOperation\d*$/.test(callee.name)) return;
      if (definition?.type !== 'ObjectExpression') return;
      const { properties } = definition;
      for (const [index, property] of properties.entries()) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (!description.includes(property.key.name)) continue;
        // Up to the next one, the comma included.
        found.push({ start: property.start, end: properties[index + 1]?.start ?? property.end });
      }
    },
  }).visit(parseSync('contract.js', code).program);
  return found;
}

/** The code of a module of the contract without what describes its operations. */
export function withoutDescriptions(code: string): string {
  return descriptionsIn(code)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/**
 * Leaves examples, summaries and the like of the contract out of the site. They are there for the server, its
 * reference page and the tests, and weigh more than the operations themselves.
 */
export function contractAsCalled(): Plugin {
  return {
    name: 'chada:contract-as-called',
    apply: 'build',
    transform: {
      filter: { id: /\/(packages|@chada)\/contract\/dist\/[^/]+\.js$/, code: 'defineOperation' },
      handler: (code) => ({ code: withoutDescriptions(code), map: null }),
    },
  };
}

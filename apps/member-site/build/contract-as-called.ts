import { parseSync, type Plugin, Visitor } from 'vite';

/** Fields that describe an operation to people, servers and tests; a browser does not read them. */
const description = ['rows', 'summary', 'errors', 'provisional', 'extension', 'example'];

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the positions of the descriptive fields in the operations of a module. */
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
        // Ends at the next field, so the comma is included.
        found.push({ start: property.start, end: properties[index + 1]?.start ?? property.end });
      }
    },
  }).visit(parseSync('contract.js', code).program);
  return found;
}

/** Removes the descriptions of operations from the code of a contract module. */
export function withoutDescriptions(code: string): string {
  return descriptionsIn(code)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/**
 * Removes examples, summaries and similar fields of the contract from the site. The server, its reference page and the
 * tests use them; they are larger than the operations themselves.
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

import { parseSync, type Plugin, Visitor } from 'vite';

const description = ['rows', 'summary', 'errors', 'provisional', 'extension', 'example'];

interface Span {
  readonly start: number;
  readonly end: number;
}

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
        found.push({ start: property.start, end: properties[index + 1]?.start ?? property.end });
      }
    },
  }).visit(parseSync('contract.js', code).program);
  return found;
}

export function withoutDescriptions(code: string): string {
  return descriptionsIn(code)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

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

import { ancestor } from 'acorn-walk';
import type { Node } from 'acorn';
import type { Script } from './script.ts';

export interface FeatureUse {
  /** The name of the used feature: `Name`, `Name.member`, or `.member` if the type of the object is unknown. */
  readonly name: string;
  readonly at: string;
}

interface NamedNode {
  readonly type: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly object?: NamedNode;
  readonly property?: NamedNode;
  readonly operator?: string;
  readonly test?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly argument?: Node;
  readonly handler?: unknown;
  readonly block?: Node;
  readonly callee?: Node;
  readonly start: number;
  readonly end: number;
}

const asNamed = (node: Node): NamedNode => node;

function conditionsAround(ancestors: readonly Node[], text: string): string {
  const found: string[] = [];
  for (const [index, node] of ancestors.entries()) {
    const inner = ancestors[index + 1];
    const { type, test, left, right, block, handler } = asNamed(node);
    const tested = type === 'LogicalExpression' && inner === right ? left : inner === test ? undefined : test;
    if (tested != null) found.push(text.slice(tested.start, tested.end));
    if (type === 'TryStatement' && inner === block && handler != null) found.push('try');
  }
  return found.join(' ');
}

function isFeatureDetected(ancestors: readonly Node[]): boolean {
  const [parent, node] = ancestors.slice(-2);
  if (parent === undefined || node === undefined) return false;
  const { operator, left, test } = asNamed(parent);
  return operator === 'typeof' || (node.type === 'MemberExpression' && (left === node || test === node));
}

export function usesIn({ name: file, program, scopes }: Script, text: string): readonly FeatureUse[] {
  const globals = new Set(scopes.globalScope?.through.map(({ identifier }) => identifier));
  const isGlobal = (node: unknown): boolean => globals.has(node as never);
  const found: FeatureUse[] = [];
  ancestor(program as unknown as Node, {
    Identifier(node, _state, ancestors) {
      if (!isGlobal(node)) return;
      const { name = '' } = asNamed(node);
      if (!isFeatureDetected(ancestors)) add(name, node, ancestors);
    },
    MemberExpression(node, _state, ancestors) {
      const { object, property, computed } = asNamed(node);
      if (
        computed === true ||
        object === undefined ||
        property?.name === undefined ||
        isFeatureDetected(ancestors)
      )
        return;
      if (object.type === 'Identifier' && isGlobal(object))
        add(`${object.name}.${property.name}`, node, ancestors);
      const parent = ancestors.at(-2);
      if (parent && asNamed(parent).callee === node) add(`.${property.name}`, node, ancestors);
    },
  });
  return found;

  function add(name: string, node: Node, ancestors: readonly Node[]): void {
    const last = name.slice(name.lastIndexOf('.') + 1);
    const conditions = conditionsAround(ancestors, text);
    if (/\btry\b/.test(conditions) || new RegExp(`\\b${last}\\b`).test(conditions)) return;
    found.push({ name, at: `${file}:${node.start}` });
  }
}

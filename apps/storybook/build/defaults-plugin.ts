import type { ESTree, Plugin } from 'vite';

/** Maps a property's name to its default value as source text. */
type Defaults = ReadonlyMap<string, string>;

function textOf(value: ESTree.Expression, constants: Defaults, code: string): string {
  if (value.type === 'Identifier') return constants.get(value.name) ?? value.name;
  return value.type === 'Literal' && typeof value.value === 'string'
    ? `'${value.value}'`
    : code.slice(value.start, value.end);
}

const declarationIn = (
  statement: ESTree.Directive | ESTree.Statement,
): ESTree.Directive | ESTree.Statement | ESTree.Declaration =>
  statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;

function constantsOf(program: ESTree.Program, code: string): Defaults {
  const constants = new Map<string, string>();
  for (const node of program.body.map(declarationIn)) {
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      if (id.type === 'Identifier' && init?.type === 'Literal')
        constants.set(id.name, textOf(init, constants, code));
    }
  }
  return constants;
}

function defaultsIn(component: ESTree.Function, constants: Defaults, code: string): Defaults {
  const defaults = new Map<string, string>();
  const sources = new Set(
    component.params.flatMap((param) => (param.type === 'Identifier' ? param.name : [])),
  );
  const declarations = (component.body?.body ?? []).flatMap((node) =>
    node.type === 'VariableDeclaration' ? node.declarations : [],
  );
  for (const { id, init } of declarations) {
    if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier' || !sources.has(init.name)) continue;
    for (const part of id.properties) {
      if (part.type === 'RestElement') {
        if (part.argument.type === 'Identifier') sources.add(part.argument.name);
      } else if (part.key.type === 'Identifier' && part.value.type === 'AssignmentPattern')
        defaults.set(part.key.name, textOf(part.value.right, constants, code));
    }
  }
  return defaults;
}

export function defaultsOf(program: ESTree.Program, code: string): ReadonlyMap<string, Defaults> {
  const constants = constantsOf(program, code);
  return new Map(
    program.body.map(declarationIn).flatMap((node) => {
      if (node.type !== 'FunctionDeclaration' || node.id === null) return [];
      const defaults = defaultsIn(node, constants, code);
      return defaults.size === 0 ? [] : [[node.id.name, defaults]];
    }),
  );
}

/**
 * A Vite plugin that adds default values in a component's body, such as `const { size = 'md' } = props`, to the
 * component's table of properties. Storybook itself finds only default values in a parameter list.
 */
export function defaultsPlugin(): Plugin {
  return {
    name: 'chada-defaults',
    transform: {
      filter: { id: /\.tsx$/, code: /__docgenInfo/ },
      handler(code) {
        const added = [...defaultsOf(this.parse(code), code)].map(
          ([name, defaults]) =>
            `for (const [name, value] of ${JSON.stringify([...defaults])}) {
  const described = ${name}.__docgenInfo?.props?.[name];
  if (described) described.defaultValue ??= { value, computed: false };
}`,
        );
        return added.length === 0 ? undefined : { code: [code, ...added].join('\n'), map: null };
      },
    },
  };
}

/** The part of the linter's plugin interface (ESLint's own) that our rules use. */
export interface RuleContext {
  readonly filename: string;
  readonly sourceCode: { readonly text: string };
  report(problem: { message: string; loc: SourceSpan } | { message: string; node: RuleNode }): void;
}

export interface SourceSpan {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

/** A syntax node, reduced to what the rules read; `source` is the source of an import or re-export. */
export interface RuleNode {
  readonly type: string;
  readonly value?: unknown;
  readonly raw?: string | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly source?: RuleNode | null;
  /** Of an identifier. */
  readonly name?: string;
  /** Of a call or a `new`. */
  readonly callee?: RuleNode;
  readonly arguments?: readonly RuleNode[];
  /** Of a member access. */
  readonly object?: RuleNode;
  readonly property?: RuleNode;
}

export interface LintRule {
  readonly meta: { type: 'problem'; docs: { description: string } };
  create(context: RuleContext): Readonly<Record<string, ((node: RuleNode) => unknown) | undefined>>;
}

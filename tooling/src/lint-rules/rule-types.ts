/** The part of oxlint's plugin interface that our rules use. */
export interface RuleContext {
  readonly filename: string;
  readonly sourceCode: { readonly text: string };
  report(problem: { message: string; loc: SourceSpan } | { message: string; node: RuleNode }): void;
}

export interface SourceSpan {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

export interface RuleNode {
  readonly type: string;
  readonly value?: unknown;
  readonly raw?: string | null;
  readonly source?: RuleNode | null;
  readonly name?: string;
  readonly operator?: string;
  readonly callee?: RuleNode;
  readonly arguments?: readonly RuleNode[];
  readonly object?: RuleNode;
  readonly property?: RuleNode;
}

export interface LintRule {
  readonly meta: { type: 'problem'; docs: { description: string } };
  create(context: RuleContext): Readonly<Record<string, ((node: RuleNode) => unknown) | undefined>>;
}

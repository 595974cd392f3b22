/** Removes the parts of a style sheet that Edge 15 does not support, so that Chromium shows a page as Edge 15 does. */
export function asEdgeReads(css: string): string {
  return css
    .replace(/@supports[^{]+/g, (condition) => condition.replace(unknownCondition, '(x-unknown:0)'))
    .replace(/([^{}]+)\{([^{}]*)\}/g, (_rule, selector: string, declarations: string) => {
      const isPseudoElement = /::?(before|after)\b/.test(selector);
      const remaining = splitDeclarations(declarations)
        .map((declaration) => asEdgeReadsDeclaration(declaration, isPseudoElement))
        .filter((declaration) => declaration !== undefined);
      return `${selector}{${remaining.join(';')}}`;
    });
}

const unknownCondition =
  /\(\s*(display\s*:\s*(inline-)?grid|position\s*:\s*sticky|object-fit\s*:[^)]*)\s*\)/g;
const unknownDeclaration =
  /^\s*(display\s*:\s*(inline-)?grid\b|grid(-|\s*:)|position\s*:\s*sticky|object-(fit|position)\s*:)/i;

function asEdgeReadsDeclaration(declaration: string, isPseudoElement: boolean): string | undefined {
  if (unknownDeclaration.test(declaration)) return undefined;
  const hasVariable = declaration.includes('var(');
  if (hasVariable && isPseudoElement) return undefined;
  if (!declaration.includes('env(')) return declaration;
  // Edge 15 does not know `env()`. As all browsers do with an unknown function, Edge 15 drops the declaration. If the
  // declaration also contains `var()`, Edge 15 keeps the declaration with the value `unset`.
  return hasVariable ? declaration.replace(/:[\s\S]*/, ':unset') : undefined;
}

function splitDeclarations(declarations: string): string[] {
  return (
    declarations.match(
      /(?:[^;("']|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\))*\))+/g,
    ) ?? []
  );
}

export interface Fence {
  readonly language: string;
  readonly code: string;
  readonly line: number;
  /** The declarations that the code block needs, from a hidden comment `<!-- given … -->` above the block. */
  readonly given: string;
}

export function fencesOf(markdown: string): Fence[] {
  const found: Fence[] = [];
  const pattern =
    /(?:<!-- given\n(?<given>[\s\S]*?)-->\s*)?^ *```(?<language>\w*)\n(?<code>[\s\S]*?)^ *```$/gm;
  for (const match of markdown.matchAll(pattern)) {
    const { given = '', language = '', code = '' } = match.groups ?? {};
    const before = markdown.slice(0, match.index + match[0].indexOf(code));
    found.push({ language, code, given, line: before.split('\n').length });
  }
  return found;
}

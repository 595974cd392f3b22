/** A block of code in a Markdown text. */
export interface Fence {
  /** `ts`, `tsx`, `sh` and so on; empty if not stated. */
  readonly language: string;
  readonly code: string;
  /** The line of its first line of code, from 1. */
  readonly line: number;
  /** Hidden declarations: the content of a comment `<!-- given … -->` right above. */
  readonly given: string;
}

/** Returns every block of code of a Markdown text in order, with its hidden declarations. */
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

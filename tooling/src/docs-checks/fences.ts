/** A block of code in a Markdown text. */
export interface Fence {
  /** `ts`, `tsx`, `sh` and so on; empty when it does not say. */
  readonly language: string;
  readonly code: string;
  /** Line of its first line of code, counted from 1. */
  readonly line: number;
  /** Declarations that the text hides from its readers: what stands in a comment `<!-- given … -->` right above. */
  readonly given: string;
}

/** Every block of code of a Markdown text, in order, with what it takes as given. */
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

import type { Fence } from './fences.ts';

/** The built-in commands of pnpm. */
const ownOfPnpm = new Set(['install', 'exec', 'add', 'pack', 'publish', 'run', 'dlx']);

/** Returns the scripts of this repository that a shell block runs, such as `brand:stamp`. */
export function scriptsIn({ language, code }: Fence): string[] {
  if (language !== 'sh') return [];
  return code.split('\n').flatMap((line) => {
    const command = line.replace(/#.*$/, '');
    // Commands with a package filter are the package's own.
    const [, script] = /\bpnpm(?:@[\d.]+)? (?!--filter)([\w:-]+)/.exec(command) ?? [];
    return script === undefined || ownOfPnpm.has(script) ? [] : [script];
  });
}

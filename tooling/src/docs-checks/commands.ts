import type { Fence } from './fences.ts';

/** What pnpm knows by itself. */
const ownOfPnpm = new Set(['install', 'exec', 'add', 'pack', 'publish', 'run', 'dlx']);

/** The scripts of this repository that a shell block asks pnpm for, such as `brand:stamp`. */
export function scriptsIn({ language, code }: Fence): string[] {
  if (language !== 'sh') return [];
  return code.split('\n').flatMap((line) => {
    const command = line.replace(/#.*$/, '');
    // A command for one package is that package's own matter.
    const [, script] = /\bpnpm(?:@[\d.]+)? (?!--filter)([\w:-]+)/.exec(command) ?? [];
    return script === undefined || ownOfPnpm.has(script) ? [] : [script];
  });
}

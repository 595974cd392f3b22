import type { Fence } from './fences.ts';

const pnpmCommands = new Set(['install', 'exec', 'add', 'pack', 'publish', 'run', 'dlx']);

export function scriptsIn({ language, code }: Fence): string[] {
  if (language !== 'sh') return [];
  return code.split('\n').flatMap((line) => {
    const command = line.replace(/#.*$/, '');
    const [, script] = /\bpnpm(?:@[\d.]+)? (?!--filter)([\w:-]+)/.exec(command) ?? [];
    return script === undefined || pnpmCommands.has(script) ? [] : [script];
  });
}

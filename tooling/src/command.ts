import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkArguments, type Outcome } from './commands/check-arguments.ts';
import { commands } from './commands/commands.ts';
import { repoRoot } from './repo-root.ts';
import { workspaceEnv } from './run-step.ts';

/**
 * Returns a hint for an unknown flag or value, such as a similar known name. Before the first build, the package that
 * finds similar names is not available, so the hint lists all known names.
 */
async function hintOf({ given, known }: Extract<Outcome, { kind: 'mistake' }>): Promise<string> {
  if (known.length === 0) return '';
  if (!existsSync(join(repoRoot, 'packages/client-config/dist/node.js')))
    return `Known: ${known.join(', ')}.`;
  const { suggest } = await import('@chada/client-config/node');
  return suggest(given, known) ?? '';
}

function build(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('turbo', [...args, '--output-logs=errors-only'], {
      cwd: repoRoot,
      env: { ...process.env, ...workspaceEnv(repoRoot) },
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * `node tooling/src/command.ts NAME …` runs the command NAME of package.json: checks the flags, builds the packages that
 * the command needs, and runs the command's program. Returns the exit code, or undefined if the program sets the exit
 * code itself.
 */
async function run(name: string, args: readonly string[]): Promise<number | undefined> {
  const command = commands[name];
  if (command === undefined) throw new Error(`There is no command ${name}.`);
  const outcome = checkArguments(command, args);
  if (outcome.kind === 'help') {
    console.log(outcome.text);
    return 0;
  }
  if (outcome.kind === 'mistake') {
    console.error([outcome.message, await hintOf(outcome)].filter(Boolean).join(' '));
    return 2;
  }
  const code = command.build === undefined ? 0 : await build(command.build);
  if (code !== 0 || command.program === undefined) return code;
  const [file, ...first] = command.program;
  const path = join(repoRoot, file);
  process.argv.splice(1, process.argv.length - 1, path, ...first, ...args);
  await import(pathToFileURL(path).href);
  return undefined;
}

const [name = '', ...args] = process.argv.slice(2);
const code = await run(name, args);
if (code !== undefined) process.exitCode = code;

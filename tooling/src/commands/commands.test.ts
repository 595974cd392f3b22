import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { checkArguments, flagsIn } from './check-arguments.ts';
import type { ValueRule } from './accepted-values.ts';
import { commands } from './commands.ts';
import { screenNames } from './screenshot-usage.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')));

/** Scripts of package.json that do not use `command.ts`. The programs that they start check the flags themselves. */
const otherPrograms = ['build', 'typecheck', 'format', 'changeset'];
const all = Object.entries(commands);
const withUsage = all.flatMap(([name, command]) =>
  command.usage === undefined ? [] : [[name, command, command.usage] as const],
);

/** Flags of other commands of the same program. */
const otherFlags: Readonly<Record<string, readonly string[]>> = { 'fairness:audit': ['--online'] };

/** Returns the flags that a program, or a file that it imports, declares for `parseArgs`. */
function flagsReadBy(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/from '(\.[^']+\.ts)'/g)].flatMap(([, path = '']) =>
    readFileSync(join(dirname(file), path), 'utf8'),
  );
  return [text, ...imported].flatMap((source) =>
    [...source.matchAll(/(?<=[\s{])'?([a-z-]+)'?: \{ type: '(?:string|boolean)'/g)].map(
      ([, name = '']) => `--${name}`,
    ),
  );
}

function acceptedValue(possible: readonly string[] | ValueRule | undefined): string {
  if (possible === undefined) return 'value';
  const candidates = 'accepts' in possible ? ['5', '30000'].filter(possible.accepts) : possible;
  return candidates[0] ?? 'value';
}

function start(...args: readonly string[]) {
  const file = join(repoRoot, 'tooling/src/command.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}`.trim() };
}

describe('the commands of package.json', () => {
  it('all check their flags before they build', () => {
    const own = Object.keys(scripts).filter((name) => !otherPrograms.includes(name));
    expect(own.sort()).toEqual(Object.keys(commands).sort());
    for (const name of own) expect(scripts[name]).toBe(`node tooling/src/command.ts ${name}`);
  });

  it.each(all)('%s runs a file that exists', (_name, { program, build }) => {
    if (program === undefined) expect(build).toBeDefined();
    else expect(existsSync(join(repoRoot, program[0]))).toBe(true);
  });

  it.each(withUsage)('%s prints its usage for --help, also after other words', (name, command, usage) => {
    expect(usage).toMatch(/^Usage: pnpm /);
    expect(usage).toContain(`pnpm ${name}`);
    for (const args of [['--help'], ['-h'], ['--', '--help'], ['something', '--no-such-flag', '--help']])
      expect(checkArguments(command, args)).toEqual({ kind: 'help', text: usage });
  });

  it.each(withUsage)('%s names an unknown flag, and knows its own', (_name, command, usage) => {
    const wrong = checkArguments(command, ['--hepl']);
    expect(wrong).toMatchObject({ kind: 'mistake', message: 'Unknown flag --hepl.' });
    expect(checkArguments(command, ['something', '--no-such-flag=1']).kind).toBe('mistake');
    const { values = {} } = command;
    for (const flag of flagsIn(usage).filter((known) => known !== '--help'))
      expect(checkArguments(command, [flag, acceptedValue(values[flag])])).toEqual({ kind: 'run' });
    expect(checkArguments(command, [])).toEqual({ kind: 'run' });
  });

  it.each(withUsage.filter(([, { words }]) => words))(
    '%s names an unknown word, and knows its own',
    (_name, command, usage) => {
      const { words = [] } = command;
      for (const word of 'accepts' in words ? ['5'] : words) {
        if (!('accepts' in words)) expect(usage).toContain(`[${word}]`);
        expect(checkArguments(command, [word]).kind).toBe('run');
      }
      expect(checkArguments(command, ['ways'])).toMatchObject({
        kind: 'mistake',
        message: expect.stringContaining('ways'),
      });
    },
  );

  it.each([
    ['bench:lobby', ['x'], 'This command needs a number from 1 to 1000, not x.'],
    ['bench:first-paint', ['x'], 'This command needs a number from 1 to 1000, not x.'],
    ['bench:brands', ['-5'], 'This command needs a number from 1 to 10000, not -5.'],
    ['bench:brands', ['0'], 'This command needs a number from 1 to 10000, not 0.'],
    ['bench:brands', ['5', '6'], 'This command needs a number from 1 to 10000, not 5 6.'],
    ['bench', ['x'], 'This command takes no x.'],
    ['bench:load', ['--seconds', 'abc'], '--seconds needs a number from 1 to 9999, not abc.'],
    ['bench:load', ['--seconds'], '--seconds needs a number from 1 to 9999.'],
    ['bench:load', ['--seconds', '10', '20'], 'This command takes no 20.'],
    ['bench:streams', ['--streams', 'x'], '--streams needs a number from 1 to 20000, not x.'],
    ['bench:growth', ['--times=0'], '--times needs a number from 1 to 99999, not 0.'],
    [
      'bench:growth',
      ['--entries', '100'],
      '--entries needs growing numbers above 22400, separated by commas, not 100.',
    ],
    ['journeys', ['--brand', 'nosuch'], '--brand nosuch does not exist.'],
    ['pictures', ['--brand=nosuch'], '--brand nosuch does not exist.'],
    ['brand:stamp', ['--all', '--out', ''], '--out needs a value.'],
    ['api:pack', ['--out='], '--out needs a value.'],
  ] as const)('%s refuses %j', (name, args, message) => {
    const { [name]: command } = commands;
    if (command === undefined) throw new Error(`There is no command ${name}.`);
    expect(checkArguments(command, args)).toMatchObject({ kind: 'mistake', message });
  });

  it.each(withUsage)(
    '%s lists every flag that its program reads',
    (name, { program, alsoFlags = [] }, usage) => {
      if (program === undefined) return;
      const listed = [...flagsIn(usage), ...alsoFlags, '--help', ...(otherFlags[name] ?? [])];
      expect(listed).toEqual(expect.arrayContaining([...flagsReadBy(join(repoRoot, program[0]))]));
    },
  );

  it.each(['staff', 'sandbox'])('%s prints the commands of its program for --help', (name) => {
    expect(start(name, '--help')).toMatchObject({ status: 0, text: expect.stringContaining('pnpm staff') });
  });

  it('know the names of all screens', () => {
    const screens = readFileSync(join(repoRoot, 'apps/e2e/src/screens.ts'), 'utf8');
    const names = [...screens.matchAll(/(?:visitor|member)\('([a-z-]+)'/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(screenNames).toEqual(names);
  });

  it('print their usage and suggestions at once, without a build', () => {
    const usage = start('screenshots', '--help');
    expect(usage.status).toBe(0);
    expect(usage.text).toMatch(/^Usage: pnpm screenshots[^]*\n {2}home login register/);
    expect(start('preview', '--help').text).toMatch(/^Usage: pnpm preview/);
    expect(start('screenshots', '--screen', 'logn')).toEqual({
      status: 2,
      text: '--screen logn does not exist. Did you mean "login"?',
    });
    expect(start('journeys', '--brnad', 'x')).toEqual({
      status: 2,
      text: 'Unknown flag --brnad. Did you mean "--brand"?',
    });
  });
});

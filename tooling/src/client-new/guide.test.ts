import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientJsonSchema, loadClient } from '@chada/client-config/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCommand } from '../brand-tools/check-command.ts';
import { explainCommand } from '../brand-tools/explain-command.ts';
import { paletteCommand } from '../client-palette/command.ts';
import { plain, type Terminal } from '../brand-tools/terminal.ts';
import { fencesOf } from '../docs-checks/fences.ts';
import { repoRoot } from '../repo-root.ts';
import { withDefaults } from './brand-answers.ts';
import { newCommand } from './command.ts';

const guide = readFileSync(join(repoRoot, 'docs/launch-a-brand.md'), 'utf8');

const wordsOf = (command: string): string[] =>
  [...command.replace(/ #.*$/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );

const commands = fencesOf(guide)
  .filter(({ language }) => language === 'sh')
  .flatMap(({ code }) => code.split('\n'))
  .filter((line) => line.trim() !== '')
  .map(wordsOf);

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'chada-guide-'));
  mkdirSync(join(root, 'clients'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function run(script: string, args: readonly string[]): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  const terminal: Terminal = {
    out: (text) => void lines.push(text),
    err: (text) => void lines.push(text),
    style: plain,
  };
  const askForBrand = () => Promise.resolve(withDefaults({ id: 'asked-for', name: 'ดอกแก้ว' }));
  const runs: Readonly<Record<string, () => Promise<number> | number>> = {
    'client:new': () => newCommand(args, { root, terminal, env: { SITE_PORT: '9' }, ask: askForBrand }),
    'client:check': () => checkCommand(args, root, terminal),
    'client:explain': () => explainCommand(args, root, terminal),
    'client:palette': () => paletteCommand(args, root, terminal),
  };
  const code = await runs[script]?.();
  return { code: code ?? 127, out: lines.join('\n') };
}

describe('docs/launch-a-brand.md', () => {
  it('runs from the first command to the last', { timeout: 30_000 }, async () => {
    expect(commands.length).toBeGreaterThan(6);
    for (const [pnpm, script = '', ...args] of commands) {
      const line = [pnpm, script, ...args].join(' ');
      expect(pnpm, line).toBe('pnpm');
      if (script === 'start') continue;
      const yes = script === 'client:new' && args.length > 0 ? ['--yes'] : [];
      const { code, out } = await run(script, [...args, ...yes]);
      if (args.includes('--production')) {
        const first = { line: 1, file: 'clients/siam-lotus/client.json' };
        expect(JSON.parse(out), line).toMatchObject({
          ok: false,
          problems: expect.arrayContaining([expect.objectContaining(first)]) as unknown,
        });
        expect(out).toContain('The blank [[');
      } else expect(code, `${line}\n${out}`).toBe(0);
    }
    expect(loadClient(join(root, 'clients/siam-lotus')).client).toMatchObject({ name: 'Siam Lotus' });
    expect(loadClient(join(root, 'clients/asked-for')).client.name).toBe('ดอกแก้ว');
  });

  it('shows only fields that exist', () => {
    const example = fencesOf(guide).find(({ language }) => language === 'json')?.code ?? '';
    const known = Object.keys(Object(clientJsonSchema()['properties']));
    for (const field of Object.keys(Object(JSON.parse(example)))) expect(known).toContain(field);
  });
});

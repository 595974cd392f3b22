import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { plain } from '../src/brand-tools/terminal.ts';
import { newCommand } from '../src/client-new/command.ts';

export const name = 'ดอกแก้ว';

const nowhere = { SITE_PORT: '9' };

/** Creates an empty workspace for each test, and returns functions that run `client:new` in it. */
export function newCommandHarness() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'chada-new-'));
    mkdirSync(join(root, 'clients'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  async function run(
    args: readonly string[],
    options: Partial<Parameters<typeof newCommand>[1]> = {},
  ): Promise<{ code: number; out: string; err: string }> {
    const lines = { out: [] as string[], err: [] as string[] };
    const terminal = {
      out: (text: string) => void lines.out.push(text),
      err: (text: string) => void lines.err.push(text),
      style: plain,
    };
    const code = await newCommand(args, { root, terminal, env: nowhere, ...options });
    return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
  }

  return {
    run,
    /** Returns the absolute path of a file in the workspace. */
    inRoot: (...path: readonly string[]) => join(root, ...path),
    inClients: (): string[] => readdirSync(join(root, 'clients'), { recursive: true, encoding: 'utf8' }),
  };
}

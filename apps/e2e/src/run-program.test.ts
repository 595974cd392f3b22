import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chada-program-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
}

/** Runs a program that calls `runProgram` with `work`. Calls `onLine` for each line that the program prints. */
function run(work: string, onLine: (line: string, child: ChildProcess) => void = () => {}): Promise<Ended> {
  const file = join(folder, 'program.mjs');
  const imported = JSON.stringify(join(import.meta.dirname, 'run-program.ts'));
  writeFileSync(
    file,
    `import { setTimeout as wait } from 'node:timers/promises';
    import { runProgram } from ${imported};
    const closable = (name) => ({ close: async () => { await wait(50); console.log(name + ' closed'); } });
    await runProgram(async (program) => { ${work} });`,
  );
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  return new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.trimEnd().split('\n')) {
        lines.push(line);
        onLine(line, child);
      }
    });
    child.on('close', (code) => resolve({ code, lines }));
  });
}

it('closes what a program has launched, after its work', async () => {
  const work = `await program.launch(async () => closable('a')); await program.launch(async () => closable('b'));
    console.log('done');`;
  expect(await run(work)).toEqual({ code: 0, lines: ['done', 'b closed', 'a closed'] });
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('closes it after %s, also if it is still being launched', async (signal, code) => {
  const work = `await program.launch(async () => closable('a')); console.log('working');
    await program.launch(async () => { await wait(200); return closable('b'); }); await wait(60_000);`;
  const ended = await run(work, (line, child) => line === 'working' && child.kill(signal));
  expect(ended).toEqual({ code, lines: ['working', 'b closed', 'a closed'] });
});

it('exits at once after a second Ctrl-C, but not after one that arrives twice', async () => {
  const work = `await program.launch(async () => ({ close: async () => { console.log('closing'); await wait(60_000); } }));
    console.log('working'); await wait(60_000);`;
  const started = performance.now();
  const ended = await run(work, (line, child) => {
    child.kill('SIGINT');
    if (line === 'closing') setTimeout(() => child.kill('SIGINT'), 1200);
  });
  expect(ended).toEqual({ code: 130, lines: ['working', 'closing'] });
  expect(performance.now() - started).toBeGreaterThan(1200);
});

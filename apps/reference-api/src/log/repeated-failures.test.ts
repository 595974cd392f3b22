import { beforeEach, describe, expect, it } from 'vitest';
import { RepeatedFailures } from './repeated-failures.ts';

interface Line {
  readonly level: 'error' | 'warn';
  readonly text: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

let seconds = 0;
let lines: Line[] = [];
let failures: RepeatedFailures;
beforeEach(() => {
  seconds = 100;
  lines = [];
  const writer = (level: Line['level']) => (fields: object, text: string) =>
    void lines.push({ level, text, fields: { ...fields } });
  const log = { error: writer('error'), warn: writer('warn') };
  failures = new RepeatedFailures(log as never, () => seconds * 1000);
});
const texts = () => lines.map(({ text }) => text);
const down = new Error('connect ECONNREFUSED');
const report = (task = 'pay-outs', error: unknown = down) =>
  failures.report({ task, error, text: 'housekeeping failed' });

describe('a failure that repeats', () => {
  it('is logged at once, then once a minute with a count', () => {
    for (let second = 0; second <= 130; second += 2) {
      seconds = 100 + second;
      report();
    }
    expect(lines).toEqual([
      { level: 'error', text: 'housekeeping failed', fields: { task: 'pay-outs', err: down } },
      {
        level: 'error',
        text: 'housekeeping failed (30 times in 60 s)',
        fields: { task: 'pay-outs', err: down, failures: 30 },
      },
      {
        level: 'error',
        text: 'housekeeping failed (30 times in 60 s)',
        fields: { task: 'pay-outs', err: down, failures: 30 },
      },
    ]);
  });

  it('is counted for each task', () => {
    report('pay-outs');
    report('clean-up');
    report('pay-outs');
    expect(lines.map(({ fields }) => fields['task'])).toEqual(['pay-outs', 'clean-up']);
  });

  it('is logged at once if the error differs, but not for ever', () => {
    for (let number = 0; number < 20; number += 1) report('pay-outs', new Error(`fault ${number}`));
    expect(lines).toHaveLength(5);
    report('pay-outs', new Error('fault 0'));
    expect(lines).toHaveLength(5);
  });

  it('is logged once when the task works again', () => {
    failures.succeed('pay-outs');
    report();
    seconds += 2;
    report();
    seconds += 3;
    failures.succeed('pay-outs');
    failures.succeed('pay-outs');
    report();
    expect(lines.slice(1)).toMatchObject([
      {
        level: 'warn',
        text: 'works again after 2 failures in 5 s: pay-outs',
        fields: { task: 'pay-outs', failures: 2, seconds: 5 },
      },
      { level: 'error', text: 'housekeeping failed' },
    ]);
  });

  it('may be a warning with fields', () => {
    failures.report({ task: 'a', error: down, text: 'b', level: 'warn', fields: { cell: 'c' } });
    expect(lines).toEqual([{ level: 'warn', text: 'b', fields: { cell: 'c', task: 'a', err: down } }]);
  });

  it('is forgotten if a thousand other tasks fail', () => {
    for (let number = 0; number <= 1_000; number += 1) report(`pay-out ${number}`);
    lines = [];
    failures.succeed('pay-out 0');
    expect(lines).toEqual([]);
    failures.succeed('pay-out 1');
    expect(lines).toHaveLength(1);
  });
});

describe('a task that is run', () => {
  it('fails and works again', async () => {
    await failures.run('exclusions', () => Promise.reject(down));
    await failures.run('exclusions', () => Promise.reject(down));
    await failures.run('exclusions', () => Promise.resolve());
    expect(texts()).toEqual(['housekeeping failed', 'works again after 2 failures in 0 s: exclusions']);
  });

  it('has parts that fail and work again', async () => {
    const run = (...broken: readonly string[]) =>
      failures.run('logs', async (part) => {
        for (const name of broken) part(name, { error: down, text: 'a log could not be published' });
      });
    await run('one', 'two');
    await run('two');
    await failures.run('logs', () => Promise.reject(down));
    await run();
    expect(lines.map(({ text, fields }) => `${String(fields['task'])}: ${text}`)).toEqual([
      'logs: one: a log could not be published',
      'logs: two: a log could not be published',
      'logs: one: works again after 1 failure in 0 s: logs: one',
      'logs: housekeeping failed',
      'logs: works again after 1 failure in 0 s: logs',
      'logs: two: works again after 2 failures in 0 s: logs: two',
    ]);
  });
});

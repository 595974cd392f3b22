import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { BrandAnswers } from './brand-answers.ts';
import { askForBrand } from './ask.ts';
import { Questions } from './questions.ts';

const enter = '\r';
const down = '\u001b[B';

async function play(
  script: readonly (readonly [question: string, ...keys: readonly string[]])[],
  given: Partial<BrandAnswers> = {},
) {
  const input = new PassThrough();
  let shown = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      shown += chunk.toString();
      done();
    },
  });
  const refuse = {
    id: (id: string) => (id === 'taken' ? 'clients/taken already exists.' : undefined),
    domains: (domains: readonly string[]) =>
      domains.includes('www.taken.example') ? 'The domain belongs to another.' : undefined,
  };
  const pending = askForBrand(given, refuse, new Questions({ input, output }));
  const typing = (async () => {
    for (const [question, ...keys] of script) {
      while (!shown.includes(question)) await new Promise((resolve) => setTimeout(resolve, 5));
      for (const key of keys) {
        input.write(key);
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    }
  })();
  const result = await pending.then(
    (answers) => ({ answers }),
    (error: unknown) => ({ error }),
  );
  if ('error' in result) input.end();
  else await typing;
  return { ...result, shown };
}

const whole = {
  tagline: '',
  scheme: 'dark',
  colour: '#e0a93b',
  symbol: 'crown',
  font: 'kanit',
  layout: 'cover',
  refunds: 'tier',
  fourth: 'media',
  domains: [],
  line: '@dok',
  lineBackup: '@dok2',
} as const;

describe('the questions of client:new', () => {
  it('are answered from the first to the last', async () => {
    const { answers } = {
      answers: undefined,
      ...(await play([
        ['Its name', 'ดอกแก้ว', enter],
        ['Its id', 'dok-kaew', enter],
        ['A line below', 'เบิกบาน', enter],
        ['Dark or light', down, enter],
        ['Which colour', down, enter],
        ['Which emblem', down, down, down, enter],
        ['Which letters', down, enter],
        ['classic (suits it)', down, down, enter],
        ['What percentage', down, down, enter],
        ['A percent for each', '7,7,9,10,10', enter],
        ['The fourth button', down, enter],
        ['Its domains', 'www.dok.example', enter],
        ['Its LINE account', '@dok', enter],
        ['Its second LINE', enter],
      ])),
    };
    expect(answers).toMatchObject({
      id: 'dok-kaew',
      name: 'ดอกแก้ว',
      tagline: 'เบิกบาน',
      scheme: 'light',
      colour: '#d02747',
      symbol: 'lotus',
      font: 'prompt',
      layout: 'garden',
      refunds: { 1: 7, 2: 7, 3: 9, 4: 10, 5: 10, 6: 10 },
      fourth: 'withdraw',
      domains: ['www.dok.example'],
      line: '@dok',
      lineBackup: undefined,
      holder: 'ดอกแก้ว',
    });
  });

  it('are repeated with the reason after an invalid answer, and suggest an id from a Latin name', async () => {
    const { answers, shown } = {
      answers: undefined,
      ...(await play(
        [
          ['Its name', enter],
          ['must not be empty', 'Dok Kaew', enter],
          ['Its id', '-', enter],
          ['ends with a hyphen', '\u007f', enter],
        ],
        whole,
      )),
    };
    expect(answers).toMatchObject({ id: 'dok-kaew', name: 'Dok Kaew' });
    expect(shown).toContain('The id "dok-kaew-" ends with a hyphen');
  });

  it("report immediately an id that can't be used", async () => {
    const { domains: _asked, ...rest } = whole;
    const { answers } = {
      answers: undefined,
      ...(await play(
        [
          ['Its id', 'taken', enter],
          ['already exists', '-2', enter],
          ['Its domains', 'www.taken.example', enter],
          ['belongs to another', ...Array.from({ length: 17 }, () => '\u007f'), enter],
        ],
        { ...rest, name: 'ดอกแก้ว' },
      )),
    };
    expect(answers).toMatchObject({ id: 'taken-2', domains: [] });
  });

  it('stop at Ctrl-C', async () => {
    const { error } = { error: undefined, ...(await play([['Its name', 'ดอก', '\u0003']])) };
    expect(error).toMatchObject({ name: 'CancelledError', message: 'Nothing was written.' });
  });
});

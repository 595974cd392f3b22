import { afterEach, describe, expect, it } from 'vitest';
import { protectionJurisdictions } from '../protection.ts';
import {
  brand,
  changed,
  exampleFiles,
  problemTexts,
  productionFields,
  removeBrands,
  readyForProduction,
} from '../../test/example-brand.ts';
import { explainClient } from './explain-client.ts';
import { checkClient, loadClient } from './load-client.ts';
import { protectionFloors } from './protection-floors.ts';

afterEach(removeBrands);

const withProtection = (json: string) =>
  brand(
    readyForProduction(
      changed(['client.json', '"footer"', `${productionFields},\n"protection": ${json},\n"footer"`]),
    ),
  ).folder;
const problemsOf = (folder: string) => problemTexts(checkClient(folder, { target: 'production' }), folder);

describe('the protection of a brand', () => {
  it('is absent unless the brand declares it, so that no site offers what nobody enforces', () => {
    const { folder } = brand(exampleFiles());
    expect(loadClient(folder).client.protection).toBeUndefined();
    expect(explainClient(folder).find(({ path }) => path === 'protection')?.from).toBe('unset');
  });

  it('has the strictest defaults, and the brand alone as its operator', () => {
    expect(loadClient(withProtection('{}')).client.protection).toEqual({
      operator: 'example',
      jurisdictions: ['TH'],
      limits: ['deposit', 'loss', 'stake', 'session'],
      coolingHours: 24,
      realityCheckMinutes: 60,
      timeOuts: ['hours24', 'days7', 'days30', 'days60', 'days90'],
      exclusions: ['months6', 'year1', 'years5', 'forever'],
      helpLine: { number: '1323' },
    });
  });

  it('is explained with the source of each value', () => {
    const explained = explainClient(withProtection('{ "coolingHours": 48 }'));
    const sourceOf = (name: string) => explained.find(({ path }) => path === name)?.from;
    expect(['protection.coolingHours', 'protection.helpLine.number'].map(sourceOf)).toEqual([
      'client.json',
      'default',
    ]);
  });

  it.each([
    ['{ "coolingHour": 24 }', 'coolingHours'],
    ['{ "limits": ["deposits"] }', 'deposit'],
    ['{ "jurisdictions": ["GBR"] }', 'GB'],
    ['{ "coolingHours": 23 }', '24'],
    ['{ "coolingHours": 73 }', '72'],
    ['{ "realityCheckMinutes": 14 }', '15'],
    ['{ "realityCheckMinutes": 121 }', '120'],
    ['{ "timeOuts": [] }', 'timeOuts'],
    ['{ "timeOuts": ["days7", "days7"] }', 'twice'],
    ['{ "helpLine": { "number": "call" } }', 'number'],
  ])('%s is refused with a message that names %s', (json, text) => {
    const [first = '', ...more] = problemsOf(withProtection(json));
    expect(more).toEqual([]);
    expect(first).toContain(text);
  });

  it('fits the floors of every jurisdiction with the longest cooling period', () => {
    const all = JSON.stringify(protectionJurisdictions);
    expect(problemsOf(withProtection(`{ "jurisdictions": ${all}, "coolingHours": 72 }`))).toEqual([]);
  });

  it('below a floor is refused for production and not for the sandbox; the strictest rule wins', () => {
    const folder = withProtection(
      '{ "jurisdictions": ["GB", "SE"], "coolingHours": 24, "limits": ["loss"] }',
    );
    expect(checkClient(folder).problems).toEqual([]);
    const problems = problemsOf(folder);
    expect(problems).toHaveLength(3);
    expect(problems.join('\n')).toContain('"protection.coolingHours" must be at least 72 (SE:');
    expect(problems.join('\n')).toContain('"protection.limits" lacks "deposit" (GB: UKGC RTS 12 to 14)');
    expect(problems.join('\n')).toContain('"protection.limits" lacks "deposit", "session" (SE:');
  });

  it('has a floor with a source in each jurisdiction', () => {
    expect(Object.keys(protectionFloors).sort()).toEqual([...protectionJurisdictions].sort());
    for (const { source } of Object.values(protectionFloors)) expect(source).not.toBe('');
  });
});

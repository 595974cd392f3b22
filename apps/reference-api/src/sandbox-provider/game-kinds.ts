import { randomInt } from 'node:crypto';
import { rulesByKind, type Rules } from './game-rules.ts';

export type GameKind = keyof typeof rulesByKind;
const isKind = (name: string): name is GameKind => Object.hasOwn(rulesByKind, name);
export const gameKinds: readonly GameKind[] = Object.keys(rulesByKind).filter(isKind);

const rulesOf = (kind: GameKind): Rules => rulesByKind[kind];

export const MIN_STAKE_SATANG = 100;
export const MAX_STAKE_SATANG = 500_000;
export const STAKE_STEP_SATANG = 100;

const named: Partial<Record<string, GameKind>> = {
  'golden-dragon': 'slots',
  'naga-king': 'slots',
  'night-baccarat': 'card',
};
const byPrefix: Partial<Record<string, GameKind>> = {
  slots: 'slots',
  fishing: 'fishing',
  card: 'card',
  lotto: 'lotto',
  sport: 'sport',
};

export function kindOf(gameCode: string): GameKind {
  const own = (table: Partial<Record<string, GameKind>>, key: string) =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  return own(named, gameCode) ?? own(byPrefix, gameCode.split('-')[0] ?? '') ?? 'hilo';
}

export const choicesOf = (kind: GameKind): readonly string[] => Object.keys(rulesByKind[kind].choices);

export function outcomesOf(kind: GameKind): readonly (readonly number[])[] {
  return rulesOf(kind).draws.reduce<readonly (readonly number[])[]>(
    (outcomes, [from, to]) =>
      outcomes.flatMap((outcome) =>
        Array.from({ length: to - from + 1 }, (_, index) => [...outcome, from + index]),
      ),
    [[]],
  );
}

export function publishedOdds(kind: GameKind) {
  const outcomes = outcomesOf(kind);
  return Object.entries(rulesOf(kind).choices).flatMap(([choice, prizes]) => {
    const rows = Object.entries(prizes).map(([name, { paysHundredths, wins }]) => ({
      choice,
      prize: name,
      pays: paysHundredths / 100,
      chancePercent: (outcomes.filter((drawn) => wins(drawn)).length * 100) / outcomes.length,
    }));
    const returnPercent = rows.reduce((total, { pays, chancePercent }) => total + pays * chancePercent, 0);
    return rows.map((row) => ({ ...row, returnPercent }));
  });
}

export function drawOutcome(kind: GameKind): number[] {
  return rulesOf(kind).draws.map(([from, to]) => randomInt(from, to + 1));
}

export function payoutOf(
  kind: GameKind,
  choice: string,
  stakeSatang: number,
  drawn: readonly number[],
): number {
  const { choices } = rulesOf(kind);
  const prizes = Object.hasOwn(choices, choice) ? (choices[choice] ?? {}) : {};
  const won = Object.values(prizes).find(({ wins }) => wins(drawn));
  return won === undefined ? 0 : (stakeSatang / 100) * won.paysHundredths;
}

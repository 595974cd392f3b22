import { randomInt } from 'node:crypto';

/**
 * Hi-lo with three dice. Each choice pays its stake times a published factor, so that each returns the same share of
 * what is staked on it: 96 of 100 in the long run. Factors are hundredths, stakes whole baht: no fraction of a satang.
 */
export const choices = {
  low: { from: 3, to: 10, paysHundredths: 192 },
  middle: { from: 11, to: 11, paysHundredths: 768 },
  high: { from: 12, to: 18, paysHundredths: 256 },
} as const;

/** What one can bet on. */
export type Choice = keyof typeof choices;

export const MIN_STAKE_SATANG = 100;
export const MAX_STAKE_SATANG = 500_000;
/** Stakes are whole baht. */
export const STAKE_STEP_SATANG = 100;

const isChoice = (text: string): text is Choice => Object.hasOwn(choices, text);
/** A choice by its name, or `undefined`. */
export const choiceOf = (text: string): Choice | undefined => (isChoice(text) ? text : undefined);

/** In how many of the 216 throws the sum lies within. */
export function countOutcomes(from: number, to: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const sums = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => one + two + three)));
  return sums.filter((sum) => sum >= from && sum <= to).length;
}

/** The odds as the game publishes them: chance and return in percent. */
export function publishedOdds() {
  return Object.entries(choices).map(([choice, { from, to, paysHundredths }]) => {
    const ways = countOutcomes(from, to);
    return {
      choice,
      from,
      to,
      pays: paysHundredths / 100,
      chancePercent: (ways * 100) / 216,
      returnPercent: (ways * paysHundredths) / 216,
    };
  });
}

/** Three dice of a random source that nobody can foresee. */
export function throwDice(): [number, number, number] {
  return [randomInt(1, 7), randomInt(1, 7), randomInt(1, 7)];
}

/** What a bet brings back for a throw, in satang; 0 when it is lost. */
export function payoutOf(choice: Choice, stakeSatang: number, dice: readonly number[]): number {
  const sum = dice.reduce((total, die) => total + die, 0);
  const { from, to, paysHundredths } = choices[choice];
  return sum >= from && sum <= to ? (stakeSatang / 100) * paysHundredths : 0;
}

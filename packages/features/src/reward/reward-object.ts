import type { ObjectName } from '@chada/ui-kit/object-art';
import keywords from './reward-objects.json' with { type: 'json' };

const table: Partial<Record<ObjectName, readonly string[]>> = keywords;
const isObject = (name: string): name is ObjectName => Object.prototype.hasOwnProperty.call(table, name);
const words = Object.keys(table)
  .filter(isObject)
  .flatMap((object) => (table[object] ?? []).map((word) => ({ object, word })))
  // The longest keyword is first, because a long keyword may contain a short keyword with a different meaning.
  .sort((a, b) => b.word.length - a.word.length);

const CATEGORIES: Readonly<Partial<Record<string, ObjectName>>> = {
  credit: 'coins',
  home: 'cup',
  gadget: 'headphones',
  gold: 'ring',
};

/** Returns the drawing for a category of rewards. An unknown category gets the drawing of a gift. */
export function categoryObject(categoryId: string): ObjectName {
  return (Object.prototype.hasOwnProperty.call(CATEGORIES, categoryId) && CATEGORIES[categoryId]) || 'gift';
}

export function rewardObject(categoryId: string, name: string): ObjectName {
  const lower = name.toLowerCase();
  return words.find(({ word }) => lower.includes(word))?.object ?? categoryObject(categoryId);
}

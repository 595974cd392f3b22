import { label, valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import type { Problem } from './problem.ts';

interface Switched {
  readonly path: JsonPath;
  /** The entry of the list at `path`, or undefined if the complete field depends on the feature. */
  readonly entry?: string;
  readonly feature: string;
}

/** The settings that have an effect only if the brand has a feature. */
const switchedSettings: readonly Switched[] = [
  { path: ['films'], feature: 'movie' },
  { path: ['frames', 'liveScoreUrl'], feature: 'liveScore' },
  { path: ['frames', 'scoreUrl'], feature: 'score' },
  { path: ['layout', 'menu'], entry: 'affiliate', feature: 'affiliate' },
  { path: ['layout', 'menu'], entry: 'reward', feature: 'reward' },
  { path: ['layout', 'drawer'], entry: 'promotion', feature: 'promotion' },
  { path: ['layout', 'drawer'], entry: 'liveScore', feature: 'liveScore' },
  { path: ['layout', 'drawer'], entry: 'score', feature: 'score' },
];

function switchedNotes(source: JsonSource): readonly Problem[] {
  return switchedSettings.flatMap(({ path, entry, feature }) => {
    if (valueAt(source.value, ['features', feature]) !== false) return [];
    const value = valueAt(source.value, path);
    const index = Array.isArray(value) ? value.indexOf(entry) : -1;
    const isSet = Array.isArray(value) && value.length === 0 ? false : value !== undefined;
    if (entry === undefined ? !isSet : index === -1) return [];
    const name = entry === undefined ? `"${label(path)}"` : `"${entry}" in "${label(path)}"`;
    const message = `${name} has no effect, because "features.${feature}" is false.`;
    return [source.problemAt(entry === undefined ? path : [...path, index], message)];
  });
}

function turnoverNote(source: JsonSource): readonly Problem[] {
  const multiple = valueAt(source.value, ['bonus', 'turnoverMultiple']);
  if (multiple !== undefined && multiple !== 0) return [];
  return ['turnoverDays', 'turnoverCategories'].flatMap((field) => {
    if (valueAt(source.value, ['bonus', field]) === undefined) return [];
    const message = `"bonus.${field}" has no effect, because no bonus needs a turnover.`;
    return [source.problemAt(['bonus', field], message, 'Set "bonus.turnoverMultiple", or leave it out.')];
  });
}

/** Returns a note for each setting that has no effect because of another setting of `client.json`. */
export function effectNotes(source: JsonSource): readonly Problem[] {
  return [...switchedNotes(source), ...turnoverNote(source)];
}

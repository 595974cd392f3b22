import { actions } from './actions.ts';
import { fields } from './fields.ts';
import { layers } from './layers.ts';
import { layout } from './layout.ts';
import { lists } from './lists.ts';
import { pictures } from './pictures.ts';
import { states } from './states.ts';
import type { Guidance } from './guidance.ts';

export type { Guidance } from './guidance.ts';

/**
 * Maps the title of a component, without `Components/`, to the notes about its correct use and its keyboard control.
 */
export const guidance: Readonly<Record<string, Guidance>> = {
  ...actions,
  ...fields,
  ...layers,
  ...layout,
  ...lists,
  ...pictures,
  ...states,
};

export function guidanceOf(title: string): Guidance | undefined {
  return guidance[title.replace('Components/', '')];
}

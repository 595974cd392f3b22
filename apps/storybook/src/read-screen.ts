import type { ScreenState } from '@chada/testing';

const isScreen = (value: unknown): value is ScreenState =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

/** Returns the state of the screen that a story shows. Returns undefined if the story shows a component. */
export function readScreen(parameters: Readonly<Record<string, unknown>>): ScreenState | undefined {
  const { screen } = parameters;
  return isScreen(screen) ? screen : undefined;
}

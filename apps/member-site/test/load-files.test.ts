// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { loadFiles } from '../src/preload/load-files.ts';

const memberStyle = 'assets/member-shell-style-a1b2c3d.css';
const screenStyle = 'assets/deposit-style-a1b2c3d.css';

const load = (file: string): Promise<object> => loadFiles(() => Promise.resolve({}), [file]);

const links = (): readonly HTMLLinkElement[] => [...document.head.querySelectorAll('link')];

const files = (): readonly (string | null)[] => links().map((link) => link.getAttribute('href'));

/** Simulates the response to the request for a style sheet, because jsdom does not load style sheets. */
function respond(file: string, type: 'load' | 'error'): void {
  links()
    .find((link) => link.getAttribute('href') === `/${file}`)
    ?.dispatchEvent(new Event(type));
}

it('keeps the place of a style sheet that failed for the next attempt', async () => {
  const failed = load(memberStyle);
  const screen = load(screenStyle);
  respond(memberStyle, 'error');
  respond(screenStyle, 'load');
  await expect(failed).rejects.toThrow(`Unable to preload ${memberStyle}`);
  await screen;
  expect(files()).toEqual([`/${screenStyle}`]);

  const repeated = load(memberStyle);
  respond(memberStyle, 'load');
  await repeated;
  expect(files()).toEqual([`/${memberStyle}`, `/${screenStyle}`]);
});

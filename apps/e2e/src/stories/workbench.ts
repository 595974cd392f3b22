import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../browsers/page.ts';
import { settleStory } from './settle-story.ts';
import { recordRemains } from './story-remains.ts';

export interface Story {
  readonly id: string;
  /** The path and the name of the story, such as `Components/Button: Loading`. */
  readonly name: string;
}

export function docsOf(folder: string): readonly Story[] {
  return entriesOf(folder, 'docs');
}

export function storiesOf(folder: string): readonly Story[] {
  return entriesOf(folder, 'story');
}

function entriesOf(folder: string, kind: 'docs' | 'story'): readonly Story[] {
  const index: { entries: Record<string, { id: string; title: string; name: string; type: string }> } =
    JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(index.entries)
    .filter(({ type }) => type === kind)
    .map(({ id, title, name }) => ({ id, name: `${title}: ${name}` }));
}

export const firstStory: Story = { id: 'screens-address--filled', name: 'Screens/Address: Filled' };

export class Workbench {
  readonly #page: Page;
  readonly #url: string;
  #brand = '';
  #shown = firstStory;

  readonly #quietMs: number;
  readonly #onLoad: (page: Page) => Promise<void>;

  /**
   * Controls a page with the built Storybook at `url`. A story counts as complete after `quietMs` milliseconds without
   * a change of the page.
   */
  constructor(page: Page, url: string, quietMs = 120, onLoad = (_: Page) => Promise.resolve()) {
    this.#page = page;
    this.#url = url;
    this.#quietMs = quietMs;
    this.#onLoad = onLoad;
  }

  /** Shows a story in a brand, and waits until the story is complete. Throws the story's error. */
  async show(story: Story, brand: string): Promise<void> {
    if (this.#brand === '') await this.#prepare();
    if (this.#brand === '' || (this.#shown.id === story.id && this.#brand === brand)) await this.#open(brand);
    const before = this.#shown;
    await this.#switch(story, brand);
    const remains = await this.#page.evaluate(remainsOfStories);
    if (remains.length === 0) return;
    console.info(`${before.name} left ${[...new Set(remains)].join(', ')}; the page is loaded again.`);
    await this.#open(brand);
    await this.#switch(story, brand);
  }

  async #prepare(): Promise<void> {
    await this.#page.runFirst(
      // Adds `StorybookTestRunner` to the user agent, because Storybook then shows the final state of animations
      // immediately.
      `Object.defineProperty(navigator, 'userAgent', { value: navigator.userAgent + ' StorybookTestRunner' });
      (${recordRemains.toString()})();`,
    );
  }

  async #open(brand: string): Promise<void> {
    await this.#page.goto(
      `${this.#url}/iframe.html?viewMode=story&id=${firstStory.id}&globals=brand:${brand};a11y.manual:!true`,
    );
    await this.#settle(firstStory, brand);
    await this.#onLoad(this.#page);
  }

  async #switch(story: Story, brand: string): Promise<void> {
    if (this.#shown.id === story.id && this.#brand === brand) return;
    await this.#page.evaluate(switchStory, story.id, this.#brand === brand ? null : { brand });
    await this.#settle(story, brand);
  }

  async #settle(story: Story, brand: string): Promise<void> {
    this.#brand = brand;
    this.#shown = story;
    const fault = await this.#page.evaluate(settleStory, story.id, 20_000, this.#quietMs);
    if (fault !== '') throw new Error(`${story.name}: ${fault}`);
  }
}

function switchStory(storyId: string, globals: { readonly brand: string } | null): void {
  const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  if (typeof channel !== 'object' || channel === null || !('emit' in channel))
    throw new Error('The Storybook channel is missing.');
  const { emit } = channel;
  if (typeof emit !== 'function') throw new Error('The Storybook channel is missing.');
  document.documentElement.removeAttribute('data-story');
  window.chadaStories.next();
  if (globals !== null) emit.call(channel, 'updateGlobals', { globals });
  emit.call(channel, 'setCurrentStory', { storyId, viewMode: 'story' });
}

function remainsOfStories(): readonly string[] {
  return window.chadaStories.remains();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../browsers/page.ts';
import { settleStory } from './settle-story.ts';

export interface Story {
  readonly id: string;
  /** Path and name, such as `Components/Button: Loading`. */
  readonly name: string;
}

export function docsOf(folder: string): readonly Story[] {
  return entriesOf(folder, 'docs');
}

export function storiesOf(folder: string): readonly Story[] {
  return entriesOf(folder, 'story');
}

function entriesOf(folder: string, wanted: 'docs' | 'story'): readonly Story[] {
  const index: { entries: Record<string, { id: string; title: string; name: string; type: string }> } =
    JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(index.entries)
    .filter(({ type }) => type === wanted)
    .map(({ id, title, name }) => ({ id, name: `${title}: ${name}` }));
}

/** The browser page that shows one story after another. Only the first story loads the page. */
export class Workbench {
  readonly #page: Page;
  readonly #url: string;
  #brand = '';
  #storyId = '';

  readonly #quietMs: number;

  /** `quietMs` is the time without a change after which a story is complete. */
  constructor(page: Page, url: string, quietMs = 120) {
    this.#page = page;
    this.#url = url;
    this.#quietMs = quietMs;
  }

  /** Shows a story and waits until the story is complete and still. Rethrows an error of the story. */
  async show(story: Story, brand: string): Promise<void> {
    // If the story is already shown, loads the page again, because Storybook does not render a shown story
    // again.
    const isShown = this.#storyId === story.id && this.#brand === brand;
    if (this.#brand === '') await this.#prepare();
    if (this.#brand === '' || isShown) await this.#open(story, brand);
    else await this.#switch(story, brand);
    this.#brand = brand;
    this.#storyId = story.id;
    const fault = await this.#page.evaluate(settleStory, story.id, 20_000, this.#quietMs);
    if (fault !== '') throw new Error(`${story.name}: ${fault}`);
  }

  async #prepare(): Promise<void> {
    await this.#page.runFirst(
      // With this user agent, Storybook stops animations at their end instead of waiting for them.
      `Object.defineProperty(navigator, 'userAgent', { value: navigator.userAgent + ' StorybookTestRunner' });`,
    );
  }

  async #open(story: Story, brand: string): Promise<void> {
    await this.#page.goto(
      `${this.#url}/iframe.html?viewMode=story&id=${story.id}&globals=brand:${brand};a11y.manual:!true`,
    );
  }

  async #switch(story: Story, brand: string): Promise<void> {
    await this.#page.evaluate(
      (storyId, globals) => {
        const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        if (typeof channel !== 'object' || channel === null || !('emit' in channel))
          throw new Error('The Storybook channel is missing.');
        const { emit } = channel;
        if (typeof emit !== 'function') throw new Error('The Storybook channel is missing.');
        document.documentElement.removeAttribute('data-story');
        if (globals !== null) emit.call(channel, 'updateGlobals', { globals });
        emit.call(channel, 'setCurrentStory', { storyId, viewMode: 'story' });
      },
      story.id,
      this.#brand === brand ? null : { brand },
    );
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../browsers/page.ts';

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

/** The browser page that shows one story after another. */
export class Workbench {
  readonly #page: Page;
  readonly #url: string;
  #brand = '';

  constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
  }

  /** Opens the page with a story in a brand. */
  async open(story: Story, brand: string): Promise<void> {
    this.#brand = brand;
    await this.#page.goto(`${this.#url}/iframe.html?viewMode=story&id=${story.id}&globals=brand:${brand}`);
    await this.#settled(story);
  }

  /** Shows a story in a brand without a reload. Rethrows an error of the story. */
  async show(story: Story, brand: string): Promise<void> {
    if (this.#brand === '') return this.open(story, brand);
    const otherBrand = this.#brand !== brand;
    this.#brand = brand;
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
      otherBrand ? { brand } : null,
    );
    await this.#settled(story);
  }

  async #settled({ id, name }: Story): Promise<void> {
    let said = '';
    await this.#page.waitFor(
      () => `the story ${name}; ${said}`,
      async () => {
        said = await this.#page.evaluate((storyId) => {
          const shown = document.documentElement.getAttribute('data-story') || '';
          const failed = document.body.classList.contains('sb-show-errordisplay');
          const message = document.getElementById('error-message');
          if (failed) return `it failed: ${(message && message.textContent) || ''}`;
          // Waits for the story's play function, which creates the story's state.
          const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
          const render: unknown =
            typeof preview === 'object' && preview !== null ? Reflect.get(preview, 'currentRender') : null;
          const phase: unknown =
            typeof render === 'object' && render !== null ? Reflect.get(render, 'phase') : null;
          if (phase === 'errored') return 'it failed';
          if (phase !== 'finished') return `it is ${String(phase)}`;
          // The screen's code is still loading.
          if (document.querySelector('.cf-route-fallback') !== null) return 'it comes';
          return shown === storyId ? 'shown' : `the page shows ${shown || 'nothing'}`;
        }, id);
        if (said.startsWith('it failed')) throw new Error(`${name}: ${said}`);
        return said === 'shown';
      },
      20_000,
    );
    await this.#page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const quietMs = 120;
          const longestMs = 3000;
          let quiet = setTimeout(done, quietMs);
          const longest = setTimeout(done, longestMs);
          const observer = new MutationObserver(() => {
            clearTimeout(quiet);
            quiet = setTimeout(done, quietMs);
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
          function done(): void {
            clearTimeout(quiet);
            clearTimeout(longest);
            observer.disconnect();
            void waitUntilStable(5)
              .then(() => document.fonts.ready)
              .then(() => resolve());
          }
          // Finishes fade-in animations and stops endless animations and countdowns, so that screenshots show no
          // half-transparent elements.
          async function waitUntilStable(rounds: number): Promise<void> {
            const running = document.getAnimations().filter(({ playState }) => playState === 'running');
            const brief = running.filter(({ effect }) => {
              const end = effect === null ? Infinity : effect.getComputedTiming().endTime;
              return typeof end === 'number' && end < 1000;
            });
            for (const animation of running) if (brief.indexOf(animation) < 0) animation.pause();
            await Promise.all(brief.map(({ finished }) => finished.catch(() => undefined)));
            await new Promise((next) => requestAnimationFrame(next));
            if (brief.length > 0 && rounds > 0) await waitUntilStable(rounds - 1);
          }
        }),
    );
  }
}

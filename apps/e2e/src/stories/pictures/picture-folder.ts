import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StoryView } from './story-views.ts';

export const pictureName = ({ story, brand, width }: StoryView): string =>
  `${brand}/${width}/${story.id}.webp`;

export class PictureFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  read(view: StoryView): Buffer | undefined {
    const file = join(this.#path, pictureName(view));
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  write(view: StoryView, picture: Buffer): void {
    const file = join(this.#path, pictureName(view));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
  }

  get browserVersion(): string {
    const file = join(this.#path, 'browser.txt');
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  }

  set browserVersion(version: string) {
    mkdirSync(this.#path, { recursive: true });
    writeFileSync(join(this.#path, 'browser.txt'), `${version}\n`);
  }

  removeOthers(views: readonly StoryView[]): readonly string[] {
    const known = new Set(views.map(pictureName));
    const others = this.#names().filter((name) => !known.has(name));
    for (const name of others) rmSync(join(this.#path, name));
    return others;
  }

  #names(): readonly string[] {
    if (!existsSync(this.#path)) return [];
    return readdirSync(this.#path, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.webp') && !path.startsWith('.'));
  }
}

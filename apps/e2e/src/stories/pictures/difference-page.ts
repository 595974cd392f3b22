import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeHtml } from '@chada/tooling/escape';
import type { StoryView } from './story-views.ts';
import { pictureName } from './picture-folder.ts';

export interface Difference {
  readonly view: StoryView;
  readonly before?: Buffer;
  readonly after: Buffer;
  readonly marked?: Buffer;
}

const style = `
body { margin: 0; padding: 24px; background: #f3f3f3; color: #1b1b1b; font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 4px; font-size: 22px; }
h2 { margin: 0 0 8px; font-size: 16px; overflow-wrap: anywhere; }
section { margin-top: 24px; padding: 16px; border-radius: 8px; background: #fff; }
.pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
figure { margin: 0; max-width: 100%; }
figcaption { margin-bottom: 4px; font-size: 13px; color: #555; }
img { display: block; max-width: 100%; border: 1px solid #ccc; }
`;

const figure = (title: string, source: string): string =>
  `<figure><figcaption>${title}</figcaption><a href="${escapeHtml(source)}"><img src="${escapeHtml(source)}" alt="${title}" loading="lazy"></a></figure>`;

function section({ view, before, marked }: Difference): string {
  const name = pictureName(view);
  const title = `${view.story.name}, ${view.brand}, ${view.width} px`;
  const figures = [
    ...(before === undefined ? [] : [figure('before', `before/${name}`)]),
    figure(before === undefined ? 'new' : 'after', `after/${name}`),
    ...(marked === undefined ? [] : [figure('difference', `difference/${name.replace(/webp$/, 'png')}`)]),
  ];
  return `<section><h2>${escapeHtml(title)}</h2><div class="pictures">${figures.join('')}</div></section>`;
}

function render(differences: readonly Difference[]): string {
  const summary =
    differences.length === 0
      ? 'No picture differs.'
      : `${differences.length} pictures differ. If the change is intended: <code>pnpm pictures --accept</code>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Differences of pictures</title><style>${style}</style><h1>Differences of pictures</h1><p>${summary}</p>${differences.map(section).join('')}</html>\n`;
}

export function writeDifferencePage(folder: string, differences: readonly Difference[]): string {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, content: string | Buffer): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const { view, before, after, marked } of differences) {
    const name = pictureName(view);
    if (before !== undefined) write(`before/${name}`, before);
    write(`after/${name}`, after);
    if (marked !== undefined) write(`difference/${name.replace(/webp$/, 'png')}`, marked);
  }
  write('index.html', render(differences));
  return join(folder, 'index.html');
}

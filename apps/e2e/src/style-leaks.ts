import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtSiteFolder } from '@chada/tooling/repo-root';
import type { Page } from './browsers/page.ts';

const isOfMembers = (name: string): boolean => name.startsWith('member-shell-style-');

/** The style sheets of all screens. The styles of the member area are first, as in the site. */
const screenStyles = readdirSync(join(builtSiteFolder, 'assets'))
  .filter((name) => /-style-.*\.css$/.test(name))
  .sort((a, b) => Number(isOfMembers(b)) - Number(isOfMembers(a)))
  .map((name) => `/assets/${name}`);

/**
 * Returns the elements whose look changes if the style sheets of all screens are loaded. The style sheets of earlier
 * screens stay in the page, so these style sheets must not change the look of the current screen.
 */
export function changedByOtherStyles(page: Page): Promise<string[]> {
  return page.evaluate(async (addresses) => {
    const properties = [
      'display',
      'position',
      'flex',
      'order',
      'width',
      'height',
      'margin',
      'padding',
      'border-width',
      'border-style',
      'border-radius',
      'background-color',
      'background-image',
      'box-shadow',
      'color',
      'fill',
      'font-size',
      'font-weight',
      'line-height',
      'text-align',
    ];
    const elements = Array.from(document.body.querySelectorAll('[class]'));
    const readStyles = (): string[][] =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return properties.map((name) => style.getPropertyValue(name));
      });
    const before = readStyles();
    const links = addresses.map((address) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      return link;
    });
    await Promise.all(
      links.map(
        (link) =>
          new Promise<void>((resolve, reject) => {
            link.onload = () => resolve();
            link.onerror = () => reject(new Error(`${link.href} did not load.`));
            document.head.appendChild(link);
          }),
      ),
    );
    const after = readStyles();
    for (const link of links) link.remove();
    const restored = readStyles();
    const changes = elements.map((element, index) => {
      const [own = [], leaked = [], again = []] = [before[index], after[index], restored[index]];
      const changed = properties.filter((_name, at) => own[at] !== leaked[at] && own[at] === again[at]);
      return changed.length === 0 || !element.isConnected
        ? ''
        : `.${String(element.getAttribute('class')).split(' ').join('.')}: ${changed.join(', ')}`;
    });
    return changes.filter((change, index) => change !== '' && changes.indexOf(change) === index);
  }, screenStyles);
}

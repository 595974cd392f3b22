import { describe, expect, it } from 'vitest';
import { chatLink } from './chat-link.ts';

describe('[SH-04] the link to a chat', () => {
  it.each(['@daothong', 'daothong'])('names the official account %s with its @, encoded', (id) => {
    expect(chatLink('https://line.me/R/ti/p/', id)).toBe('https://line.me/R/ti/p/%40daothong');
    expect(chatLink('https://line.me/R/ti/p', id)).toBe('https://line.me/R/ti/p/%40daothong');
  });

  it('names a personal account with the ~ of LINE', () => {
    expect(chatLink('https://line.me/R/ti/p/', '~somchai.k')).toBe('https://line.me/R/ti/p/~somchai.k');
  });

  it('never links to another site', () => {
    expect(chatLink('https://line.me/R/ti/p/', '../../evil?x=1')).toBe(
      'https://line.me/R/ti/p/%40..%2F..%2Fevil%3Fx%3D1',
    );
  });
});

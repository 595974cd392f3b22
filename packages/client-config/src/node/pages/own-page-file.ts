import type { PageBlocks } from '../../own-page.ts';
import type { PageHead } from './page-head.ts';

/** A page of a brand, read from `pages/<slug>.th.md`. */
export interface OwnPage extends PageHead {
  readonly slug: string;
  /** The SHA-256 hash of the page's text after the brand's values have been inserted, in hexadecimal. */
  readonly sourceHash: string;
  readonly blocks: PageBlocks;
}

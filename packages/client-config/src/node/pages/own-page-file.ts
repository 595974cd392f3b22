import type { PageBlocks } from '../../own-page.ts';
import type { PageHead } from './page-head.ts';

/** A page of a brand, read from `pages/<slug>.th.md`. */
export interface OwnPage extends PageHead {
  readonly slug: string;
  /** The SHA-256 of the page with the brand's values, in hexadecimal. */
  readonly sourceHash: string;
  readonly blocks: PageBlocks;
}

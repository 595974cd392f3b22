import type { PageBlocks } from '../../own-page.ts';
import type { PageHead } from './page-head.ts';

/** A page of a brand, read from `pages/<slug>.th.md`. */
export interface OwnPage extends PageHead {
  readonly slug: string;
  /** The SHA-256 of the file with the values of the brand filled in, in hexadecimal. */
  readonly sourceHash: string;
  readonly blocks: PageBlocks;
}

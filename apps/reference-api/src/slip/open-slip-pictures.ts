import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { slipPictureBucket, type Bucket } from './slip-picture-bucket.ts';
import { slipPictureTable } from './slip-picture-table.ts';
import { slipPictureFolder, type SlipPictures } from './slip-pictures.ts';

export type SlipStore =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'database' }
  | { readonly kind: 's3'; readonly bucket: Bucket };

export function openSlipPictures(
  store: SlipStore,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): SlipPictures {
  if (store.kind === 'database') return slipPictureTable(db, clock);
  return store.kind === 's3' ? slipPictureBucket(store.bucket) : slipPictureFolder(store.folder);
}

import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { copyForStaff, PICTURES_AT_ONCE, type SlipPictures } from './slip-pictures.ts';

export function slipPictureTable(db: Database, clock: Clock): SlipPictures {
  return {
    async store(picture) {
      const name = `${randomUUID()}.jpg`;
      await db.insertInto('stored_slip_picture').values({ name, picture, kept_at: clock.now() }).execute();
      return name;
    },
    async fileOf(name) {
      const row = await db
        .selectFrom('stored_slip_picture')
        .select('picture')
        .where('name', '=', name)
        .executeTakeFirst();
      return row && copyForStaff(name, row.picture);
    },
    async remove(names) {
      if (names.length === 0) return;
      await db
        .deleteFrom('stored_slip_picture')
        .where('name', 'in', [...names])
        .execute();
    },
    async *storedBefore(at) {
      for (let last: string | undefined = ''; last !== undefined;) {
        const rows: { name: string }[] = await db
          .selectFrom('stored_slip_picture')
          .select('name')
          .where('name', '>', last)
          .where('kept_at', '<', at)
          .orderBy('name')
          .limit(PICTURES_AT_ONCE)
          .execute();
        yield rows.map(({ name }) => name);
        last = rows.at(-1)?.name;
      }
    },
  };
}

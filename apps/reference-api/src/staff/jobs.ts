import { closedHere } from './brands-elsewhere.ts';
import type { Command } from './command.ts';

const LISTED = 30;

export const jobsCommand: Command = {
  name: 'jobs',
  usage: 'jobs [--brand ID]',
  reads: true,
  help: 'lists the last runs of the daily jobs, such as loss refunds',
  async run({ db }, { brand }) {
    const rows = await db
      .selectFrom('daily_run')
      .selectAll()
      .where('client_id', 'not in', closedHere(db))
      .$if(brand !== undefined, (query) => query.where('client_id', '=', brand ?? ''))
      .orderBy('bangkok_day', 'desc')
      .orderBy('client_id')
      .orderBy('job')
      .limit(LISTED)
      .execute();
    if (rows.length === 0) return ['no daily job has run yet'];
    return rows.map((row) => {
      const open = row.fault === null ? 'not finished yet' : `FAILED ${row.tries} times: ${row.fault}`;
      return [row.bangkok_day, row.client_id, row.job, row.outcome ?? open].join('  ');
    });
  },
};

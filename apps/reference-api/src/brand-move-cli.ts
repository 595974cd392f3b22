import { parseArgs } from 'node:util';
import { abortMove, moveBrand } from './cells/move-brand.ts';
import { readConfig } from './runtime/config.ts';

const help = `pnpm brand:move BRAND CELL      moves a brand into an empty cell of CELLS_FILE
pnpm brand:move BRAND --abort   opens the brand in its old cell again, before that cell is closed

While the brand moves, members can read but not write: writes get 503 and are repeated by the site. After an interruption, repeat
the command. Runs as the role that owns the tables.`;

const options = { abort: { type: 'boolean' }, help: { type: 'boolean' } } as const;

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [brand, cell, ...rest] = positionals;
  const isComplete =
    brand !== undefined && rest.length === 0 && (cell === undefined) === (values.abort === true);
  if (values.help || !isComplete) {
    console.log(help);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const { cells } = readConfig(process.env);
  if (!cells) throw new Error('CELLS_FILE is not set');
  if (cell !== undefined) {
    await moveBrand(cells, { brand, to: cell }, (text) => console.log(text));
    return;
  }
  const { servedBy } = await abortMove(cells, brand);
  console.log(`${brand} does not move; the cell ${servedBy} serves it`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { parseArgs } from 'node:util';
import { abortMove, moveBrand } from './cells/move-brand.ts';
import { readConfig } from './runtime/config.ts';
import { brandMoveUsage } from './usages.ts';

const options = { abort: { type: 'boolean' }, help: { type: 'boolean' } } as const;

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [brand, cell, ...rest] = positionals;
  const isComplete =
    brand !== undefined && rest.length === 0 && (cell === undefined) === (values.abort === true);
  if (values.help || !isComplete) {
    console.log(brandMoveUsage);
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

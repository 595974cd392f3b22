import { join, relative } from 'node:path';
import { checkClients, type LoadedClient, type Problem } from '@chada/client-config/node';
import { backgroundProblems } from './measure-background.ts';
import { logoNotes } from './measure-logo.ts';
import { readArguments } from './arguments.ts';
import { brandFolder, brandIds } from './brand-folders.ts';
import { noteLine, problemLines } from './check-report.ts';
import { padTo, textWidth, type Terminal } from './terminal.ts';
import { checkHelp } from '../commands/brand-usages.ts';

interface Checked {
  readonly id: string;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  readonly loaded: LoadedClient | undefined;
}

const choiceFile = 'clients.json';

/** Checks all brands, even if `wanted` names some, because two brands must not have the same domain. */
async function check(root: string, wanted: readonly string[], production: boolean) {
  const clients = join(root, 'clients');
  for (const id of wanted) brandFolder(root, id);
  const ids = brandIds(root);
  const {
    problems: found,
    notes: ofFiles,
    loaded,
  } = ids.length === 0
    ? { problems: [], notes: [], loaded: [] }
    : checkClients(clients, { target: production ? 'production' : 'sandbox' });
  const pictures = await Promise.all(loaded.map(backgroundProblems));
  const problems = [...found, ...pictures.flat()];
  const notes = [...ofFiles, ...(await Promise.all(loaded.map(logoNotes))).flat()];
  const shared = problems.some(({ file }) => relative(clients, file) === choiceFile) ? [choiceFile] : [];
  const isOf = ({ file }: Problem, brand: string) => relative(clients, file).split(/[\\/]/)[0] === brand;
  const brands: readonly Checked[] = (wanted.length === 0 ? [...ids, ...shared] : [...new Set(wanted)]).map(
    (brand) => ({
      id: brand,
      problems: problems.filter((problem) => isOf(problem, brand)),
      notes: notes.filter((note) => isOf(note, brand)),
      loaded: loaded.find(({ client }) => client.id === brand),
    }),
  );
  return brands;
}

function aboutOf({ loaded }: Checked): string {
  if (loaded === undefined) return '';
  const { name, theme, refundTable, tiers } = loaded.client;
  const refunds = Object.values(refundTable).slice(0, tiers?.length).join(' ');
  return `${padTo(name, 18)}  ${theme.colorScheme}, ${theme.fontFamily}, refunds ${refunds} %`;
}

function reportText(brands: readonly Checked[], root: string, { style }: Terminal): string {
  const width = Math.max(0, ...brands.map(({ id }) => textWidth(id)));
  const right = brands
    .filter(({ problems }) => problems.length === 0)
    .map((brand) => `${style('green', 'ok')} ${style('bold', padTo(brand.id, width))}  ${aboutOf(brand)}`);
  const wrong = brands.flatMap(({ problems }) =>
    problems.map((problem) => problemLines(problem, root, style).join('\n')),
  );
  const notes = brands.flatMap((brand) => brand.notes.map((note) => noteLine(note, root, style)));
  const several = (count: number, singular: string) => `${count} ${singular}${count === 1 ? '' : 's'}`;
  const affected = brands.length - right.length;
  const end =
    wrong.length === 0
      ? style(
          'green',
          brands.length === 0
            ? 'There is no brand yet.'
            : `No mistakes in ${several(brands.length, 'brand')}.`,
        )
      : style('red', `${several(wrong.length, 'mistake')} in ${several(affected, 'brand')}.`);
  return [right.join('\n'), notes.join('\n'), ...wrong, end].filter((part) => part !== '').join('\n\n');
}

/** Returns the exit code of `pnpm client:check`. Throws a UsageError for invalid arguments. */
export async function checkCommand(
  args: readonly string[],
  root: string,
  terminal: Terminal,
): Promise<number> {
  const { values, positionals } = readArguments(args, {
    production: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help === true) {
    terminal.out(checkHelp);
    return 0;
  }
  const production = values.production === true;
  const brands = await check(root, positionals, production);
  const problems = brands.flatMap((brand) => brand.problems);
  const ok = problems.length === 0;
  if (values.json === true) {
    const plainOf = (problem: Problem) => ({ ...problem, file: relative(root, problem.file) });
    const report = {
      target: production ? 'production' : 'sandbox',
      ok,
      brands: brands.map((brand) => ({
        id: brand.id,
        ok: brand.problems.length === 0,
        problems: brand.problems.map(plainOf),
        notes: brand.notes.map(plainOf),
      })),
      problems: problems.map(plainOf),
    };
    terminal.out(JSON.stringify(report, null, 2));
  } else terminal.out(reportText(brands, root, terminal));
  return ok ? 0 : 1;
}

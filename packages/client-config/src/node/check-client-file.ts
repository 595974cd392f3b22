import { clientIdPattern } from '../patterns.ts';
import { clientFileSchema, type ClientFile } from '../schema.ts';
import { clientIdMistake } from './client-id.ts';
import { checkTexts } from './check-texts.ts';
import { checkValues } from './check-values.ts';
import { explainIssues } from './explain-issue.ts';
import { checkFilmFile, checkFramedPage } from './framed-pages.ts';
import { valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import type { Problem } from './problem.ts';
import { checkContact } from './check-contact.ts';
import { checkGame } from './check-game.ts';
import { checkLayout, layoutLists } from './check-layout.ts';
import { checkProtection } from './check-protection.ts';
import { checkBanks, checkTiers } from './check-tiers.ts';

/** `production` requires a licence (RD-17), `sandbox` does not. */
export type CheckTarget = 'sandbox' | 'production';

// The checks below read the raw JSON value, because a file with an invalid field can't be parsed to a `ClientFile`.

function checkId(source: JsonSource, folder: string): readonly Problem[] {
  const id = valueAt(source.value, ['id']);
  if (typeof id !== 'string') return [];
  const reserved = clientIdPattern.test(id) ? clientIdMistake(id) : undefined;
  if (reserved !== undefined) return [source.problemAt(['id'], `"id" ${reserved}; found the text "${id}".`)];
  if (id === folder || !clientIdPattern.test(id)) return [];
  return [
    source.problemAt(['id'], `"id" is "${id}" but the folder is "${folder}".`, 'Both must be the same.'),
  ];
}

function checkRepeats(source: JsonSource, path: JsonPath): readonly Problem[] {
  const items = valueAt(source.value, path);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) =>
    items.indexOf(item) < index
      ? [source.problemAt([...path, index], `${JSON.stringify(item)} occurs twice in "${path.join('.')}".`)]
      : [],
  );
}

function filmProblems(source: JsonSource, films: readonly unknown[], index: number): readonly Problem[] {
  const [file, frame, captions] = ['file', 'frameUrl', 'captions'].map((field) =>
    valueAt(films[index], [field]),
  );
  const sourceOf = (film: unknown): unknown => valueAt(film, ['file']) ?? valueAt(film, ['frameUrl']);
  const name = `"films[${index}]`;
  const own = file ?? frame;
  return [
    ...(captions !== undefined && file === undefined && frame !== undefined
      ? [
          source.problemAt(
            ['films', index, 'captions'],
            `${name}.captions" has no effect, because a frame has its own captions.`,
            'Leave it out.',
          ),
        ]
      : []),
    ...checkFramedPage(source, ['films', index, 'frameUrl']),
    ...checkFilmFile(source, ['films', index, 'file']),
    ...(own !== undefined && films.findIndex((film) => sourceOf(film) === own) < index
      ? [source.problemAt(['films', index], `${name}" is the same film as an earlier one.`)]
      : []),
  ];
}

function checkFilms(source: JsonSource): readonly Problem[] {
  const films = valueAt(source.value, ['films']);
  if (!Array.isArray(films)) return [];
  return films.flatMap((film: unknown, index) => {
    const ways = [valueAt(film, ['file']), valueAt(film, ['frameUrl'])].filter((way) => way !== undefined);
    const message = `"films[${index}]" needs either a "file" or a "frameUrl", and has ${ways.length === 0 ? 'neither' : 'both'}.`;
    return ways.length === 1
      ? filmProblems(source, films, index)
      : [source.problemAt(['films', index], message)];
  });
}

const lists: readonly JsonPath[] = [
  ['domains'],
  ['blockedCountries'],
  ['chat', 'attributes'],
  ...layoutLists,
  ['chat', 'hosts'],
  ['analytics', 'hosts'],
  ['hosts', 'images'],
  ['hosts', 'frames'],
  ['banks'],
  ['bonus', 'turnoverCategories'],
  ['protection', 'jurisdictions'],
  ['protection', 'limits'],
  ['protection', 'timeOuts'],
  ['protection', 'exclusions'],
];

export function checkClientFile(
  source: JsonSource,
  { folder, target }: { readonly folder: string; readonly target: CheckTarget },
): { readonly problems: readonly Problem[]; readonly file: ClientFile | undefined } {
  if (source.value === undefined) return { problems: source.problems, file: undefined };
  const parsed = clientFileSchema.safeParse(source.value);
  const protection = clientFileSchema.shape.protection.safeParse(valueAt(source.value, ['protection']));
  const issues = parsed.error?.issues ?? [];
  const pathOf = (issue: (typeof issues)[number]) => issue.path.join('.');
  // Items of a wrong type in one list have the same cause, such as fields in place of steps.
  const keyOf = (issue: (typeof issues)[number]) =>
    issue.code === 'invalid_type' && typeof issue.path.at(-1) === 'number'
      ? `${issue.path.slice(0, -1).join('.')}[]${issue.expected}`
      : pathOf(issue);
  const first = issues.filter(
    (issue, index) => issues.findIndex((other) => keyOf(other) === keyOf(issue)) === index,
  );
  const reported = new Set(first.map(pathOf));
  const problems = [
    ...source.problems,
    ...checkTexts(source, 'one').filter(({ path }) => !reported.has(path.join('.'))),
    ...checkValues(source, target),
    ...explainIssues(first, source),
    ...checkId(source, folder),
    ...checkGame(source),
    ...checkContact(source),
    ...checkTiers(source),
    ...checkBanks(source),
    ...lists.flatMap((path) => checkRepeats(source, path)),
    ...checkLayout(source),
    ...checkFilms(source),
    ...['liveScoreUrl', 'scoreUrl'].flatMap((field) => checkFramedPage(source, ['frames', field])),
    ...checkProtection(source, protection.data, target),
  ];
  return { problems, file: parsed.data };
}

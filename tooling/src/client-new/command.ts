import { join } from 'node:path';
import { ClientConfigError } from '@chada/client-config/node';
import { UsageError } from '../brand-tools/arguments.ts';
import { problemLines } from '../brand-tools/check-report.ts';
import type { Terminal } from '../brand-tools/terminal.ts';
import { checkLetters } from './answers.ts';
import { withDefaults, type BrandAnswers } from './brand-answers.ts';
import type { AnswerValidators } from './ask.ts';
import { brandFiles } from './brand-files.ts';
import { newHelp } from '../commands/brand-usages.ts';
import { readFlags } from './flags.ts';
import { domainRefusal, idRefusal } from './refusals.ts';
import { reportLines } from './report.ts';
import { findRunningBrand } from './find-running-brand.ts';
import { writeBrand } from './write-brand.ts';

export interface NewCommandOptions {
  readonly root: string;
  readonly terminal: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly ask?: (given: Partial<BrandAnswers>, refuse: AnswerValidators) => Promise<BrandAnswers>;
}

function answersOfFlags(given: Partial<BrandAnswers>): BrandAnswers {
  const { id, name } = given;
  if (id !== undefined && name !== undefined) return withDefaults({ ...given, id, name });
  const missing = [...(id === undefined ? ['ID'] : []), ...(name === undefined ? ['--name'] : [])];
  throw new UsageError(
    `Without questions ${missing.join(' and ')} must be given, such as: pnpm client:new siam-gold --name "Siam Gold"`,
  );
}

const refusalsOf = (root: string): AnswerValidators => ({
  id: (id) => idRefusal(root, id),
  domains: (domains) => domainRefusal(root, domains),
});

function refuse(root: string, { id, domains, name, tagline, font }: Partial<BrandAnswers>): void {
  const letters = font ?? 'sarabun';
  const mistakes = [
    id === undefined ? undefined : idRefusal(root, id),
    domainRefusal(root, domains ?? []),
    checkLetters(`${name ?? ''}${tagline ?? ''}`, letters),
  ].filter((mistake) => mistake !== undefined);
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'));
}

/** Runs `pnpm client:new`. Returns the exit code. Throws a UsageError for invalid arguments. */
export async function newCommand(
  args: readonly string[],
  { root, terminal, env, ask }: NewCommandOptions,
): Promise<number> {
  const { help, yes, given } = readFlags(args);
  if (help) {
    terminal.out(newHelp);
    return 0;
  }
  refuse(root, given);
  const answers = ask === undefined || yes ? answersOfFlags(given) : await ask(given, refusalsOf(root));
  refuse(root, answers);
  const { files, palette } = await brandFiles(answers);
  try {
    await writeBrand(join(root, 'clients'), answers.id, files);
  } catch (error) {
    if (!(error instanceof ClientConfigError)) throw error;
    const reported = error.problems.map((problem) => problemLines(problem, root, terminal.style).join('\n'));
    terminal.err(`${reported.join('\n\n')}\n\nThe generated brand has mistakes, so nothing was written.`);
    return 1;
  }
  const running = await findRunningBrand(answers.id, env);
  terminal.out(reportLines(answers, palette, files.size, running, terminal.style).join('\n'));
  return 0;
}

import { findLines, type Finding, type RepoFile } from './repo-files.ts';

const replacements: Readonly<Record<string, string>> = {
  lastly: 'beforeCommit',
  onceInTransaction: 'runIdempotent',
  onceInSteps: 'runIdempotentSteps',
  KeptAnswer: 'StoredResponse',
  AnswerWriter: 'ResponseSerializer',
  refuseForeignIdentity: 'assertOwnIdentity',
  bringHome: 'returnCredit',
  lateParts: 'lazySlices',
  guessLimit: 'loginThrottle',
  letGo: 'release',
  patienceMs: 'timeoutMs',
  glanceMs: 'maxPictureWaitMs',
  turnedAway: 'isDrained',
  isBeside: 'isPanelOpen',
  answersAgain: 'provesApiWorks',
  asksForCategory: 'namesCategory',
};

const words: Readonly<Record<string, string>> = {
  judge: 'validate or check',
  intent: 'request, idempotency key',
  intents: 'requests, idempotency keys',
  wish: 'request',
  beside: 'a name of the position',
  Beside: 'OptionalBoundary',
  Hands: 'TestActor',
  Scene: 'FaultCase',
  Play: 'FaultRun',
  Stage: 'FaultRun',
};

const scripts = /\.([cm]?[jt]sx?)$/;
const anywhere = new RegExp(String.raw`\b(?:${Object.keys(replacements).join('|')})\b`);
const compound = /\b(?:judge[A-Z]\w*|Judged[A-Z]\w*)/;
const declared = new RegExp(
  String.raw`\b(?:const|let|function|type|interface|class)\s+(?:${Object.keys(words).join('|')})\b`,
);
const fileName =
  /(?:^|[/-])(?:judge|bring-home|late-parts|beside|guess-limit|answer-writer|intents?|wish)(?=[.-])/;

export function checkOldNames(file: RepoFile): Finding[] {
  if (!scripts.test(file.path) || /\/old-names(\.test)?\.ts$/.test(file.path)) return [];
  const found = fileName.exec(file.path);
  return [
    ...(found === null ? [] : [{ path: file.path, line: 1, message: `The file name has a replaced word.` }]),
    ...findLines(file, anywhere, (name) => `"${name}" is now "${replacements[name] ?? ''}".`),
    ...findLines(file, compound, (name) => `"${name}": use ${words['judge'] ?? ''}.`),
    ...findLines(file, declared, (match) => {
      const name = match.split(/\s+/).at(-1) ?? '';
      return `"${name}" is a replaced name: use ${words[name] ?? ''}.`;
    }),
  ];
}

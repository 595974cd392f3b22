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
  awaitArtTurn: 'drawWhenIdle',
  PageReach: 'PageMetadata',
  pageReach: 'pageMetadata',
  checkKept: 'checkExtensions',
  Replying: 'ReplyOrHandler',
  goneFiles: 'missingFileRules',
  withoutChoice: 'fieldsWithoutWebp',
  cleanedUp: 'guardedExceptDelete',
  readBefore: 'readPreviousLog',
  compareBefore: 'comparePreviousLog',
  readWholeBooks: 'readAllTables',
  readOpenDays: 'readUnsealedTables',
  paintPages: 'prerenderPages',
  PaintedPage: 'PrerenderedPage',
  paintedPages: 'prerenderedPages',
  unpaintedRoutes: 'clientRenderedRoutes',
  seeCommitment: 'verifyCommitment',
  LogTrouble: 'LogProblem',
  StorageTrouble: 'StorageProblem',
  askWhatBecame: 'fetchStatus',
  cameIntoSight: 'becomeVisible',
  TokenTier: 'TokenGroup',
  SeenCheckpoint: 'AuditedCheckpoint',
  SeenLog: 'LogState',
  SeenLogWithKey: 'KeyedLogState',
  SeenLogState: 'StoredLogState',
  storeSeenLog: 'storeLogState',
  lostSeen: 'lostEntries',
  WeightTablesSeen: 'WeightTableHistory',
  SeenRequest: 'RecordedRequest',
  FakeAnswers: 'FakeReplies',
  leastLeft: 'smallestRemaining',
  mostNow: 'maxWithdrawal',
  freshOnArrival: 'refetchStaleOnMount',
  useTypedText: 'useStoredInput',
  typedBaht: 'bahtInput',
  TypedLogin: 'LoginCredentials',
  SomeTexts: 'PartialCatalogue',
  assertAskedFields: 'assertRequestedFields',
  readDownlineBonus: 'readDownlineCommission',
  wrongChains: 'findBrokenSeals',
  MovePair: 'ItemPair',
  BookedMove: 'BookedItem',
  isForHosts: 'isWebServerFile',
  permittedWrites: 'operationsPermittedInPause',
  recordDone: 'recordSuccess',
  JobWaits: 'JobNotReadyError',
  StaffRefusal: 'StaffRefusedError',
  keepTyped: 'preserveInputs',
  BrandHomes: 'BrandLocations',
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
  Books: 'LedgerTables',
  Kept: 'the kind of the stored value',
  Paint: 'RenderedPage or StyleText',
  Way: 'Arrival, or a name of the navigation',
  who: 'member or identity',
  told: 'a name of the message',
  asked: 'request',
  mended: 'a name of the recovered value',
  came: 'a name of the value',
  felt: 'received',
  got: 'response',
  seen: 'a noun, such as checkpoint or uniqueKeys',
  Seen: 'a noun',
  fresh: 'initialState, uncached, or a noun',
  house: 'houseAccounts',
  Asked: 'RequestOptions or another noun',
  asking: 'options or pending',
  Asking: 'RequestOptions',
  Answered: 'TestResponse',
  Typed: 'a noun, such as FieldInput',
  typed: 'input',
  most: 'max',
  least: 'min',
  look: 'a verb, such as update',
  door: 'pendingReply',
  hire: 'createStaff',
};

const scripts = /\.([cm]?[jt]sx?)$/;
const anywhere = new RegExp(String.raw`\b(?:${Object.keys(replacements).join('|')})\b`);
const compound = /\b(?:judge[A-Z]\w*|Judged[A-Z]\w*)/;
const declared = new RegExp(
  String.raw`\b(?:const|let|function|type|interface|class)\s+(?:${Object.keys(words).join('|')})\b`,
);
const limitName = /\b(?:MOST|FEWEST|LEAST|LONGEST)(?:_[A-Z]+)*\b(?=\s*[=;,)])/;
const comparator = /\.(?:sort|toSorted)\(\(\[?one\b/;
const memberParameter = /\bwho(?::\s*(?:TestMember|Identity)\b|\s*=\s*\w)/;
const fileName =
  /(?:^|[/-])(?:judge|bring-home|late-parts|beside|guess-limit|answer-writer|intents?|wish|art-turns|page-reach|painted-pages|open-days|asked-fields|read-answer|fresh-on-arrival|brand-homes|job-waits|keep-typed)(?=[.-])/;

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
    ...findLines(file, limitName, (name) => `"${name}": use MIN or MAX.`),
    ...findLines(file, comparator, () => 'A comparator has the parameters "a" and "b".'),
    ...findLines(file, memberParameter, () => '"who" is a replaced name: use member or identity.'),
  ];
}

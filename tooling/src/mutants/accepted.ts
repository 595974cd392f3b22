import type { AcceptedMutant } from './accepted-mutant.ts';
import { acceptedInClientConfig } from './accepted-in-client-config.ts';
import { acceptedInMembershipRules } from './accepted-in-membership-rules.ts';

/**
 * Returns one accepted mutation for each of the given lines of a file. On each line, a hook depends only on `dispatch`
 * of the store, which never changes. The mutation removes this dependency.
 */
function withStableDispatch(file: string, ...lines: readonly string[]): readonly AcceptedMutant[] {
  const reason = 'A store never changes its dispatch function, so the dependency has no effect.';
  return lines.map((code) => ({ file, code, replacement: '[]', reason }));
}

const lazyReducer =
  'Redux Toolkit runs this line once per process, so the runner tries one test only. session.test.ts notices the fault.';
const notSent =
  "const facts = { operation: id, isLogin: false, timeoutMs, transport, abortedByUs, body: 'none' } as const;";
const sameKind = 'A fault of the transport has the same kind for every call and every body.';

const storedTogether = 'The status and the body of a response are stored together.';
const storedRow = 'return row.status === null || row.body === null';

const statesCredit =
  "result.ok && typeof result.data === 'object' && result.data !== null && 'creditSatang' in result.data;";
const answersObject = 'Every money operation responds with an object, which the type does not say.';

const deviceKey = 'const key = stored !== null && /^[a-z0-9]{20}$/.test(stored) ? stored : randomText();';
const noSessionYet = 'if (!isSessionEnd(action) || state === undefined) return slices(state, action);';
const resetAction = "const initialState = slices(undefined, { type: 'session/reset' });";
const anyAction = 'No slice handles the action, so its content has no effect.';

const comparedTable = "if (typeof hash === 'string' && comparedTables.get(hash) === text) return;";
const slower = 'Without the cache, each draw computes the hash again, which only takes longer.';
const comparedBefore = (replacement: string, reason = slower): AcceptedMutant => ({
  file: 'src/modules/prize/draw-segment.ts',
  code: comparedTable,
  replacement,
  reason,
});

function withoutInput(file: string, code: string): readonly AcceptedMutant[] {
  const reason = 'A query without input sends the same request.';
  return [{ file, code, replacement: '() => undefined', reason }];
}

const superseded =
  "return classifyFailure({ operation, isLogin: false, timeoutMs: 0, abortedByUs: true, body: 'none' });";
const cancelled = 'The first entry of the error catalogue applies to each call that the site cancels.';

export const accepted: Readonly<Record<string, readonly AcceptedMutant[]>> = {
  'api-client': [
    { file: 'src/api-client.ts', code: notSent, replacement: 'true', reason: sameKind },
    { file: 'src/api-client.ts', code: notSent, replacement: '""', reason: sameKind },
    {
      file: 'src/transport.ts',
      code: "xsrfCookieName: '',",
      reason: 'No site has a cookie with the name of the fault.',
    },
    {
      file: 'src/server-time.ts',
      code: "const { method, date = '', age = '', cacheControl = '', tookMs } = response;",
      replacement: '"Stryker was here!"',
      reason: 'Any text that is no date, age or cache control has the same effect as an empty one.',
    },
    {
      file: 'src/drop-items.ts',
      code: 'if (issues.some(({ path: [field] }) => !Array.isArray(fields.get(String(field))))) return data;',
      replacement: 'issues.every(({ path: [field] }) => !Array.isArray(fields.get(String(field))))',
      reason: 'The caller checks the result again, so a field that is not a list still makes it invalid.',
    },
    {
      file: 'src/transport.ts',
      code: 'if (!read.ok || read.isPartial) {',
      replacement: 'true',
      reason: 'A valid response has no breach, so the check only takes longer.',
    },
    {
      file: 'src/error-catalogue.ts',
      code: 'if (entry === undefined)',
      replacement: 'false',
      reason: 'The last entry always applies.',
    },
    {
      file: 'src/error-catalogue.ts',
      code: "throw new Error('No entry of the error catalogue applies; the last one must always apply.');",
      reason: 'The last entry always applies.',
    },
  ],
  'client-config': acceptedInClientConfig,
  domain: [
    {
      file: 'src/payment-codes/tlv.ts',
      code: 'if (tag === undefined || value.length !== length || fields.has(tag)) return undefined;',
      replacement: 'false',
      reason: 'Without a tag the length is no number, so the lengths differ.',
    },
  ],
  'membership-rules': acceptedInMembershipRules,
  'reference-api': [
    {
      file: 'src/http/idempotency/run-idempotent.ts',
      code: storedRow,
      replacement: 'false',
      reason: storedTogether,
    },
    {
      file: 'src/http/idempotency/run-idempotent.ts',
      code: storedRow,
      replacement: 'row.status === null && row.body === null',
      reason: storedTogether,
    },
    {
      file: 'src/http/idempotency/run-idempotent.ts',
      code: 'const claimed = stored === undefined && (await insertRow(db, request, { status: null, body: null }));',
      replacement: 'true',
      reason: 'The key of a stored row can not be inserted again, so only a query is lost.',
    },
    {
      file: 'src/modules/fairness/open-log.ts',
      code: 'if (!stored?.publicKey.equals(keys.publicKey)) {',
      replacement: 'stored.publicKey',
      reason: 'The lines above insert a key unless one is stored.',
    },
    {
      file: 'src/modules/fairness/open-seeds.ts',
      code: 'return savePair(entries.length === 0 ? [] : await appendEntries(tx, clientId, entries));',
      replacement: '["Stryker was here"]',
      reason: 'Only an active pair has no entries, and its function ignores the indices.',
    },
    comparedBefore('true', 'The cache contains no table without a hash.'),
    comparedBefore('false'),
    comparedBefore("typeof hash !== 'string'"),
    comparedBefore('""'),
    {
      file: 'src/modules/prize/draw-segment.ts',
      code: 'comparedTables.set(hash, text);',
      reason: slower,
    },
  ],
  stores: [
    ...withoutInput(
      'src/query/endpoint-builders.ts',
      'export const noInput = (_who: Identity, _: void) => ({});',
    ),
    ...withoutInput(
      'src/deposit/deposit.endpoints.ts',
      'depositPublic: publicQuery(build, depositPublic, (_: void) => ({})),',
    ),
    ...withoutInput(
      'src/announcement/announcement.endpoints.ts',
      'publicAnnouncements: publicQuery(build, announcementPublic, (_: void) => ({})),',
    ),
    ...withoutInput(
      'src/withdrawal/withdrawal.endpoints.ts',
      'withdrawPublic: publicQuery(build, withdrawPublic, (_: void) => ({})),',
    ),
    { file: 'src/call/call-api.ts', code: superseded, replacement: 'true', reason: cancelled },
    { file: 'src/call/call-api.ts', code: superseded, replacement: '""', reason: cancelled },
    {
      file: 'src/store/create-store.ts',
      code: "const sliceInjected = createAction<string>('store/sliceInjected');",
      reason: anyAction,
    },
    {
      file: 'src/money/idempotency-keys.ts',
      code: 'const turn = member.open[hash]?.turn ?? member.turn;',
      replacement: 'member.open[hash].turn',
      reason: 'The lines above have just stored the entry.',
    },
    { file: 'src/money/send-money.ts', code: statesCredit, replacement: 'true', reason: answersObject },
    {
      file: 'src/money/send-money.ts',
      code: statesCredit,
      replacement: "result.ok || typeof result.data === 'object'",
      reason: answersObject,
    },
    ...withStableDispatch(
      'src/money/use-past-requests.ts',
      'const dismiss = useCallback((key: string) => void dispatch(pastRequestSeen(key)), [dispatch]);',
    ),
    ...withStableDispatch(
      'src/money/send-money.ts',
      '[dispatch],',
      'return useCallback((body: Body) => dispatch(isUnanswered(body)), [dispatch]);',
    ),
    ...withStableDispatch(
      'src/server/use-server.ts',
      'const recheck = useCallback(() => dispatch(checkSiteStatus()), [dispatch]);',
    ),
    ...withStableDispatch('src/registration/use-registration-draft.ts', '[dispatch],'),
    ...withStableDispatch('src/fairness/fairness-memory.ts', '[dispatch],'),
    ...withStableDispatch('src/analytics/use-analytics-consent.ts', '[dispatch],'),
    ...withStableDispatch('src/banner/use-dismissed-banners.ts', '[dispatch],'),
    ...withStableDispatch('src/scheme/use-chosen-scheme.ts', '[dispatch],'),
    ...withStableDispatch(
      'src/game/recent-games.ts',
      'return useCallback((game: Game) => dispatch(rememberGame(game)), [dispatch]);',
    ),
    ...withStableDispatch(
      'src/navigation/use-return-path.ts',
      'const remember = useCallback((path: string) => void dispatch(returnPathRemembered(path)), [dispatch]);',
      'const forget = useCallback(() => dispatch(forgetReturnPath()), [dispatch]);',
    ),
    ...withStableDispatch(
      'src/game/use-game.ts',
      'const choose = useCallback((wanted: string) => void dispatch(categoryChosen(wanted)), [dispatch]);',
      '}, [dispatch]);',
      'const settle = useCallback(() => dispatch(settleOpenGame()), [dispatch]);',
      'const dismissReturn = useCallback(() => void dispatch(returnSeen()), [dispatch]);',
      'return useCallback(() => dispatch(stayOnSite()), [dispatch]);',
    ),
    ...withStableDispatch(
      'src/slip/slip.endpoints.ts',
      'const clear = useCallback(() => void dispatch(slipCleared()), [dispatch]);',
    ),
    ...withStableDispatch(
      'src/credit/use-credit.ts',
      'const refresh = useCallback(() => dispatch(refreshCredit()), [dispatch]);',
    ),
    {
      file: 'src/credit/use-credit.ts',
      code: '}, [dispatch, holder]);',
      replacement: '[]',
      reason: 'Neither the dispatch function nor the id of a component changes.',
    },
    ...withStableDispatch(
      'src/session/use-auth.ts',
      '[dispatch],',
      'return useCallback(() => dispatch(logout()), [dispatch]);',
    ),
    ...withStableDispatch(
      'src/notices/use-notices.ts',
      '[dispatch],',
      'const dismiss = useCallback((id: string) => void dispatch(noticeDismissed(id)), [dispatch]);',
    ),
    {
      file: 'src/check-in/check-in.endpoints.ts',
      code: 'const isShown = useRef(false);',
      reason: 'The effect sets the value before any response can arrive.',
    },
    {
      file: 'src/check-in/check-in.endpoints.ts',
      code: '}, []);',
      reason: 'A constant in place of the empty list never changes either.',
    },
    {
      file: 'src/clock/clock.ts',
      code: 'if (offset === null || offset < min - TOLERANCE_MS) return min;',
      replacement: 'false',
      reason: 'Null counts as zero, which is less than the server time minus the uptime of any page.',
    },
    {
      file: 'src/browser/connect-browser.ts',
      code: 'let lastBack = -Infinity;',
      reason: 'Both infinities are infinitely far from the current time.',
    },
    {
      file: 'src/browser/connect-browser.ts',
      code: 'if (hiddenAt !== undefined && Math.abs(now() - hiddenAt) > AWAY_MS) dispatch(wasAway());',
      replacement: 'true',
      reason: 'Without a time, the difference is not a number and exceeds no limit.',
    },
    {
      file: 'src/storage/device-tag.ts',
      code: deviceKey,
      replacement: 'true',
      reason: 'Without a stored key, the pattern refuses the text "null".',
    },
    {
      file: 'src/storage/device-tag.ts',
      code: 'if (key !== stored) storage.write(storageKeys.device, key);',
      replacement: 'true',
      reason: 'Writing the stored key again has no effect.',
    },
    {
      file: 'src/store/root-reducer.ts',
      code: noSessionYet,
      replacement: 'false',
      reason: 'The first action creates the state and does not end a session.',
    },
    { file: 'src/store/root-reducer.ts', code: resetAction, reason: anyAction },
    {
      file: 'src/money/idempotency-keys.ts',
      code: '.sort(([a], [b]) => (a < b ? -1 : 1))',
      replacement: 'a <= b',
      reason: 'An object has each name once.',
    },
    {
      file: 'src/query/endpoint-builders.ts',
      code: '{ provides = [], keepSeconds }: EndpointTags = {},',
      reason: 'No operation invalidates the tag of the fault.',
    },
    { file: 'src/session/auth.slice.ts', code: 'extraReducers: (builder) => {', reason: lazyReducer },
    {
      file: 'src/session/auth.slice.ts',
      code: 'builder.addMatcher(isSessionEnd, () => signedOut);',
      reason: lazyReducer,
    },
  ],
};

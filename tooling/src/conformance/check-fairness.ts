import { randomUUID } from 'node:crypto';
import { operations, type FairnessState, type ProvenDraw } from '@chada/contract';
import { FairnessError } from '@chada/fairness';
import {
  checkDrawProof,
  drawProofFormat,
  httpLog,
  LogFileError,
  parseDrawProof,
  parseVerifierKey,
  readCheckpoint,
  type DrawCheck,
  type SentSeed,
} from '@chada/fairness/log';
import type { Backend } from './call-backend.ts';
import { refusalOf } from './check-reply.ts';
import type { Findings } from './findings.ts';
import type { NewMember } from './new-member.ts';
import { responseData } from './response-data.ts';

const when = 'a draw that is verified';
/**
 * The number of attempts to find a draw in the public log, one each second. A backend may write the log with a delay.
 */
const MAX_TRIES = 20;

const get = operations['fairness.get'];
const setSeed = operations['fairness.clientSeed'];
const draws = operations['fairness.draws'];
const games = [
  [operations['wheel.reward'], {}],
  [operations['flipCard.reward'], { card: 0 }],
] as const;

async function retry<Value>(attempt: () => Promise<Value | undefined>): Promise<Value | undefined> {
  for (let turn = 0; turn < MAX_TRIES; turn += 1) {
    const value = await attempt();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return undefined;
}

async function sendSeed(
  { call }: NewMember,
  addressOf: (state: FairnessState) => string,
): Promise<SentSeed | string> {
  const state = await retry(async () => {
    const found = responseData(get.response, await call(get));
    return found?.next.published ? found : undefined;
  });
  if (state === undefined) return 'no commitment was published';
  const { commitment, commitmentIndex } = state.next;
  const checkpoint = await readCheckpoint(httpLog(addressOf(state)), parseVerifierKey(state.logKey));
  const clientSeed = randomUUID();
  const reply = await call(setSeed, { body: { clientSeed, commitment } });
  if (reply.status !== 200) return `a client seed was refused with ${refusalOf(reply)?.code ?? reply.status}`;
  return { clientSeed, commitment, commitmentIndex, seen: checkpoint };
}

async function drawOnce({ call }: NewMember): Promise<string | undefined> {
  let refusal = 'nothing';
  for (const [operation, body] of games) {
    const reply = await call(operation, { body });
    if (reply.status === 200) return undefined;
    refusal = refusalOf(reply)?.code ?? String(reply.status);
  }
  return `no game can be drawn: ${refusal}`;
}

function verify(
  state: FairnessState,
  { log, weightTable = '' }: ProvenDraw,
  address: string,
  sent: SentSeed,
): Promise<DrawCheck> {
  const draw = {
    at: log.at,
    member: state.pseudonym,
    ...log.proof,
    weightTable: JSON.parse(weightTable) as unknown,
    prize: { kind: log.prize.kind, amount: log.prize.amount },
  };
  const proof = {
    format: drawProofFormat,
    log: { address, key: state.logKey },
    draw,
    sent,
    seen: sent.seen,
    files: {},
  };
  return checkDrawProof(parseDrawProof(JSON.stringify(proof)), httpLog(address));
}

async function verifyNewest(
  { call }: NewMember,
  addressOf: (state: FairnessState) => string,
  sent: SentSeed,
) {
  return retry(async () => {
    const state = responseData(get.response, await call(get));
    const [newest] = responseData(draws.response, await call(draws))?.items ?? [];
    if (state === undefined || newest?.log.proof === undefined) return undefined;
    const check = await verify(state, newest, addressOf(state), sent);
    return check.result === 'waiting' ? undefined : check;
  });
}

/** Makes a draw with a new client seed, and verifies the draw against the public log of draws. */
export async function checkFairness(backend: Backend, member: NewMember, findings: Findings): Promise<void> {
  const report = (...messages: readonly string[]) =>
    findings.tried('fairness.draws', ...messages.map((message) => ({ when, location: '', message })));
  const addressOf = ({ logPath }: FairnessState) => new URL(logPath, backend.baseUrl).href;
  try {
    const sent = await sendSeed(member, addressOf);
    if (typeof sent === 'string') return report(sent);
    const refused = await drawOnce(member);
    if (refused !== undefined) return report(refused);
    const next = await sendSeed(member, addressOf);
    if (typeof next === 'string') return report(next);
    const check = await verifyNewest(member, addressOf, sent);
    if (check === undefined) return report('has no proof, or its server seed was not revealed');
    report(...check.steps.filter(({ result }) => result !== 'ok').map(({ message }) => message));
  } catch (error) {
    if (!(error instanceof FairnessError || error instanceof LogFileError || error instanceof SyntaxError))
      throw error;
    report(error.message);
  }
}

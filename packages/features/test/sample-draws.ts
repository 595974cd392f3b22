import { formatVerifierKey } from '@chada/fairness';
import { parseVerifierKey } from '@chada/fairness/log';
import sample from '@chada/fairness/vectors/log.json' with { type: 'json' };

const { proofs, files, next } = sample;
const address = '/fairness/log/brand';
const id = (digit: number): string => `4d5e6f70-8192-4a3b-8c5d-6e7f8091021${digit}`;

function drawOf(game: 'wheel' | 'flipCard', number: number, { draw }: Pick<SampleProof, 'draw'>) {
  const { at, prize, weightTable, member: _, ...proof } = draw;
  const label = prize.kind === 'credit' ? `เครดิต ${prize.amount / 100} บาท` : `${prize.amount} คะแนน`;
  return {
    game,
    log: { id: id(number), at, prize: { ...prize, label }, proof },
    weightTable: JSON.stringify(weightTable),
  };
}
type SampleProof = typeof proofs.wheel | typeof proofs.waiting | typeof proofs.byServer;

/** The draws of the sample log as the API returns them, newest first. */
export const sampleDraws = {
  waiting: drawOf('wheel', 4, proofs.waiting),
  proven: drawOf('wheel', 3, proofs.wheel),
  cards: drawOf('flipCard', 2, proofs.cards),
  byServer: drawOf('wheel', 1, proofs.byServer),
} as const;

export const drawsOf = (...items: readonly object[]) => ({ items, nextCursor: null });

export const sampleState = {
  logPath: address,
  logKey: proofs.wheel.log.key,
  pseudonym: proofs.wheel.draw.member,
  active: {
    commitment: proofs.waiting.draw.commitment,
    commitmentIndex: proofs.waiting.sent.commitmentIndex,
    clientSeed: proofs.waiting.draw.clientSeed,
    clientSeedBy: 'member',
    nextNonce: 1,
    since: '2026-11-20T03:30:00.000Z',
  },
  next: { ...next, published: true },
};

const member = 'tqtpxlr0e5nnsjy5r2tte';

/** Returns the stored keys and values of a browser that sent the client seeds of the sample log. */
export function sampleStorage(isRandom = false): Readonly<Record<string, string>> {
  const sent = [proofs.waiting, proofs.wheel].map((proof) => ({
    ...proof.sent,
    member,
    isRandom,
    isConfirmed: true,
  }));
  return { 'chada.device': 'a'.repeat(20), 'chada.fairness': JSON.stringify({ sent }) };
}

const { name, publicKey } = parseVerifierKey(sampleState.logKey);
const oldName = `${name}.before`;

export const restoredLog = {
  oldKey: formatVerifierKey(oldName, publicKey),
  keyOfOtherSigner: formatVerifierKey(oldName, new Uint8Array(32).fill(1)),
  kept: proofs.wheel.sent.seen.size,
} as const;

export function storageOfOldKey(key: string = restoredLog.oldKey): Readonly<Record<string, string>> {
  const { 'chada.fairness': memory = '{}', ...others } = sampleStorage();
  const log = { ...proofs.wheel.sent.seen, key };
  return { ...others, 'chada.fairness': JSON.stringify({ ...JSON.parse(memory), log }) };
}

export type LogFault = 'offline' | 'missing' | 'html' | 'truncated';

const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;

/**
 * Returns a `fetch` that serves the sample log and sends all other requests with `real`. With `fault`, the log can't be
 * read or verified.
 */
export function fetchOfSampleLog(real: typeof fetch, fault?: LogFault): typeof fetch {
  const texts = new Map<string, string>(Object.entries(files));
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const [, path] = url.split(`${address}/`);
    if (path === undefined) return real(input, init);
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (fault === 'html') return new Response('<!doctype html><title>Wi-Fi</title>');
    const text = fault === 'missing' ? undefined : texts.get(path);
    if (text === undefined) return new Response('404', { status: 404 });
    const bytes = bytesOf(text);
    return new Response(fault === 'truncated' && path.startsWith('tile/0') ? bytes.slice(0, 40) : bytes);
  };
}

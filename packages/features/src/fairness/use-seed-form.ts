import type { Translate } from '@chada/messages';
import { isOutcomeUnknown } from '@chada/stores';
import {
  type FairnessState,
  useFairnessMemory,
  useSetClientSeedMutation,
  type StoredLogState,
} from '@chada/stores/fairness';
import { useRef, useState } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useStoredInput } from '../common/fields/use-stored-input.ts';
import { describeError, isApiError } from '../common/query/describe-error.ts';
import { clientSeedProblem, randomClientSeed } from './client-seed.ts';
import { type LogProblem, verifyCommitment } from './verify-commitment.ts';
import { loadVerifier, logAddressOf } from './verifier.ts';

export interface SeedForm {
  readonly input: string;
  readonly problem: string | undefined;
  readonly failure: string | undefined;
  readonly pending: boolean;
  readonly type: (text: string) => void;
  readonly another: () => void;
  readonly submit: () => Promise<boolean>;
}

function logProblemText(problem: LogProblem, t: Translate): string {
  if (problem === 'wrong') return t('fairness.seedLogWrong');
  if (problem === 'keyChanged') return t('fairness.seedLogRenamed');
  const text = t('fairness.seedLogUnread');
  return problem === 'offline' ? `${t('apiErrors.network')} ${text}` : text;
}

const isChangedPair = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'refused' && error.code === 'SEED_PAIR_CHANGED';

export interface SeedFormOptions {
  readonly state: FairnessState;
  readonly used: readonly string[];
  /**
   * `revealedDraws` is the number of draws with the revealed server seed, or null if the request revealed no server
   * seed.
   */
  readonly onDone: (revealedDraws: number | null) => void;
  readonly onFailed: () => void;
}

/**
 * The state of the form for a client seed. The form checks the server's commitment in the log before sending the client
 * seed.
 */
export function useSeedForm({ state, used, onDone, onFailed }: SeedFormOptions): SeedForm {
  const t = useText();
  const { baseUrl } = useClient().api;
  const memory = useFairnessMemory();
  const [send] = useSetClientSeedMutation();
  const [stored, setStored] = useStoredInput('clientSeed');
  const [seed, setSeed] = useState(() =>
    stored === '' ? { typed: randomClientSeed(), isRandom: true } : { typed: stored, isRandom: false },
  );
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  // Maps each refused client seed to the commitment that was sent with the seed.
  const refused = useRef(new Map<string, string>());

  const another = (): void => {
    setProblem(undefined);
    setStored('');
    setSeed({ typed: randomClientSeed(), isRandom: true });
  };

  const verifyLog = async (): Promise<StoredLogState | undefined | LogProblem> => {
    const verifier = await loadVerifier();
    if (verifier === undefined) return undefined;
    return verifyCommitment(verifier, logAddressOf(baseUrl, state.logPath), state, memory.read());
  };

  const sendSeed = async (clientSeed: string, logState: StoredLogState | undefined): Promise<void> => {
    const { commitment, commitmentIndex } = state.next;
    const sentSeed = {
      clientSeed,
      commitment,
      commitmentIndex,
      isRandom: seed.isRandom,
      ...(logState && { seen: { size: logState.size, root: logState.root } }),
    };
    if (logState) memory.keepLog(logState);
    memory.keepSent({ ...sentSeed, isConfirmed: false });
    const result = await send({ clientSeed, commitment });
    if (result.error === undefined) {
      memory.keepSent({ ...sentSeed, isConfirmed: true });
      setStored('');
      onDone(result.data.revealed?.draws ?? null);
      return;
    }
    setFailure(describeError(result.error, t));
    onFailed();
    if (isApiError(result.error) && isOutcomeUnknown(result.error)) return;
    memory.dropSent(commitment);
    refused.current.set(clientSeed, commitment);
    if (seed.isRandom && isChangedPair(result.error)) another();
  };

  return {
    input: seed.typed,
    problem,
    failure,
    pending,
    another,
    type(text) {
      setProblem(undefined);
      setStored(text);
      setSeed({ typed: text, isRandom: false });
    },
    async submit() {
      if (busy.current) return true;
      const clientSeed = seed.typed.trim();
      const sent = memory.read().sent.filter(({ commitment }) => commitment !== state.next.commitment);
      const recentlyRefused = [...refused.current].filter(
        ([, commitment]) => commitment !== state.next.commitment,
      );
      const known = [
        ...used,
        ...sent.map((sentClientSeed) => sentClientSeed.clientSeed),
        ...recentlyRefused.map(([refusedSeed]) => refusedSeed),
      ];
      const found = clientSeedProblem(clientSeed, known, t);
      setProblem(found);
      setFailure(undefined);
      if (found !== undefined) return false;
      busy.current = true;
      setPending(true);
      const log = await verifyLog().catch((): LogProblem => 'offline');
      if (typeof log === 'string') setFailure(logProblemText(log, t));
      else await sendSeed(clientSeed, log);
      busy.current = false;
      setPending(false);
      return true;
    },
  };
}

import { type FairnessState, useFairnessMemory } from '@chada/stores/fairness';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import { findKeyChange, type KeyChangeKind } from './find-key-change.ts';
import { loadVerifier, logAddressOf } from './verifier.ts';

export interface KeyChangeState {
  readonly change: KeyChangeKind | { readonly kind: 'unreadable' } | undefined;
  /** The log's key that this browser has accepted before. */
  readonly before: string | undefined;
  readonly accept: () => void;
  readonly retry: () => void;
}

/** Finds out why the log's key differs from the key of an earlier visit. Reads no file if the key has not changed. */
export function useKeyChange({ logKey, logPath }: FairnessState): KeyChangeState {
  const { baseUrl } = useClient().api;
  const memory = useFairnessMemory();
  const [change, setChange] = useState<KeyChangeState['change']>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    const stored = memory.read().log;
    const find = async (): Promise<KeyChangeState['change']> => {
      const verifier = stored && stored.key !== logKey ? await loadVerifier() : undefined;
      if (verifier === undefined) return undefined;
      return findKeyChange(verifier, verifier.httpLog(logAddressOf(baseUrl, logPath)), logKey, stored);
    };
    void find()
      .catch(() => ({ kind: 'unreadable' }) as const)
      .then((found) => isShown && setChange(found));
    return () => {
      isShown = false;
    };
  }, [logKey, logPath, baseUrl, memory, attempt]);
  const accept = useCallback(() => {
    if (change?.kind !== 'restored') return;
    memory.keepLog(change.log);
    setChange(undefined);
  }, [change, memory]);
  return {
    change,
    before: memory.read().log?.key,
    accept,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

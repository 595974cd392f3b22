import { type FairnessState, useFairnessMemory } from '@chada/stores/fairness';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import { loadVerifier, logAddressOf } from './verifier.ts';
import { type DrawWithProof, type Verification, verifyProvenDraw } from './verify-proven-draw.ts';

export type DrawCheckState = Verification | { readonly kind: 'checking' } | { readonly kind: 'notLoaded' };

export function useDrawCheck(draw: DrawWithProof, state: FairnessState) {
  const { baseUrl } = useClient().api;
  const memory = useFairnessMemory();
  const [verified, setVerified] = useState<DrawCheckState>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    const check = async (): Promise<void> => {
      const verifier = await loadVerifier();
      const address = logAddressOf(baseUrl, state.logPath);
      const result = await verifyProvenDraw(draw, state, address, memory.read(), verifier);
      if (!isShown) return;
      if (result.kind === 'checked' && result.log) memory.keepLog(result.log);
      setVerified(result);
    };
    check().catch(() => isShown && setVerified({ kind: 'notLoaded' }));
    return () => {
      isShown = false;
    };
  }, [draw, state, baseUrl, memory, attempt]);
  const retry = useCallback(() => {
    setVerified({ kind: 'checking' });
    setAttempt((count) => count + 1);
  }, []);
  return { verified, retry };
}

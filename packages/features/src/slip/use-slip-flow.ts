import {
  type ConfirmedSlip,
  type Slip,
  useConfirmSlip,
  useMySlipRequestsQuery,
  useRequestDeposit,
  useSlip,
  useVerifySlipMutation,
} from '@chada/stores/slip';
import { useEffect, useRef, useState } from 'react';
import type { HistorySteps } from '../common/layout/use-history-steps.ts';
import { useStoredInput } from '../common/fields/use-stored-input.ts';
import { fitsServer, pictureToSend } from './picture-limits.ts';
import { type SlipStep, useSlipSteps } from './use-slip-steps.ts';

export type SlipStage =
  | { readonly name: 'choosing'; readonly error: unknown }
  | { readonly name: 'verifying'; readonly sentRatio: number | undefined }
  | { readonly name: 'loading' }
  | { readonly name: 'found'; readonly slip: Slip; readonly error: unknown }
  | { readonly name: 'credited'; readonly slip: Slip; readonly outcome: ConfirmedSlip };

export interface SlipFlow {
  readonly stage: SlipStage;
  readonly steps: HistorySteps<SlipStep>;
  readonly requesting: ReturnType<typeof useRequestDeposit>;
  readonly file: File | null;
  readonly input: string;
  readonly confirming: boolean;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  readonly type: (input: string) => void;
  /** Sends the picture to the API. Returns false without sending if the picture is too large. */
  readonly verify: (amountSatang: number | undefined) => Promise<boolean>;
  readonly confirm: () => Promise<void>;
  readonly restart: () => void;
}

export function useSlipFlow(initialInput: string): SlipFlow {
  const [choice, setChoice] = useState<Extract<SlipStage, { name: 'choosing' | 'verifying' }>>(choosing());
  const [found, setFound] = useState<Slip | undefined>(undefined);
  const [confirmError, setConfirmError] = useState<unknown>(undefined);
  const [outcome, setOutcome] = useState<ConfirmedSlip | undefined>(undefined);
  const [file, setFile] = useState<File | null>(null);
  const [input, setInput] = useStoredInput('slip', initialInput);
  const [verifySlip] = useVerifySlipMutation();
  const [confirmSlip, { pending }] = useConfirmSlip();
  const requesting = useRequestDeposit();
  const { data: mine, isLoading } = useMySlipRequestsQuery();
  const { clear } = useSlip();
  useEffect(() => () => clear(), [clear]);
  const busy = useRef(false);

  const slipOf = (slipId: string): Slip | undefined =>
    found?.id === slipId ? found : mine?.waiting?.find(({ id }) => id === slipId);
  const steps = useSlipSteps(
    (name, slipId) =>
      name === 'credited'
        ? outcome !== undefined && found?.id === slipId
        : isLoading || slipOf(slipId) !== undefined,
    pending || requesting[1].pending,
  );

  const once = async (callback: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      await callback();
    } finally {
      busy.current = false;
    }
  };

  const verify = async (amountSatang: number | undefined): Promise<boolean> => {
    let fits = true;
    await once(async () => {
      if (file === null) return;
      setChoice({ name: 'verifying', sentRatio: undefined });
      const picture = await pictureToSend(file);
      fits = fitsServer(picture);
      if (!fits) return setChoice(choosing());
      const result = await verifySlip({
        slip: picture,
        ...(amountSatang === undefined ? {} : { amountSatang }),
        onUploadProgress: ({ loadedBytes, totalBytes = picture.size }) => {
          const sentRatio = totalBytes > 0 ? Math.min(1, loadedBytes / totalBytes) : 1;
          setChoice((now) => (now.name === 'verifying' ? { name: 'verifying', sentRatio } : now));
        },
      });
      setChoice(choosing(result.error));
      if (result.data === undefined) return steps.closeAll();
      setFound(result.data);
      setConfirmError(undefined);
      if (steps.steps.every(({ name }) => name !== 'found'))
        steps.replace({ name: 'found', slipId: result.data.id });
    });
    return fits;
  };

  const stage = stageNow();
  const confirm = () =>
    once(async () => {
      if (stage.name !== 'found') return;
      const { slip } = stage;
      setConfirmError(undefined);
      const result = await confirmSlip({ slipId: slip.id });
      if (!result.ok) return setConfirmError(result.error);
      setFound(slip);
      setOutcome(result.data);
      setFile(null);
      setInput('');
      steps.replace({ name: 'credited', slipId: slip.id });
    });

  function stageNow(): SlipStage {
    if (choice.name === 'verifying') return choice;
    const step = steps.steps.find(({ name }) => name === 'found' || name === 'credited');
    if (step === undefined || !('slipId' in step)) return choice;
    const slip = slipOf(step.slipId);
    if (slip === undefined) return { name: 'loading' };
    if (step.name === 'credited' && outcome !== undefined) return { name: 'credited', slip, outcome };
    return { name: 'found', slip, error: confirmError };
  }

  const empty = (): void => {
    clear();
    setFile(null);
    setChoice(choosing());
  };
  return {
    stage,
    steps,
    requesting,
    file,
    input,
    confirming: pending,
    choose: (chosen) => {
      setFile(chosen);
      setChoice(choosing());
    },
    remove: () => {
      empty();
      steps.closeAll();
    },
    type: setInput,
    verify,
    confirm,
    restart: () => {
      empty();
      setInput('');
      steps.closeAll();
    },
  };
}

function choosing(error?: unknown): Extract<SlipStage, { name: 'choosing' }> {
  return { name: 'choosing', error };
}

import {
  type ConfirmedSlip,
  type Slip,
  useConfirmSlip,
  useSlip,
  useVerifySlipMutation,
} from '@chada/stores/slip';
import { useEffect, useRef, useState } from 'react';

/** Where one slip stands. The picture and the typed amount are kept beside it, through every failure (ME-05). */
export type SlipStage =
  | { readonly name: 'choosing'; readonly error: unknown }
  /** How much of the picture is sent, 0 to 1, where the browser tells; then the bank is asked. */
  | { readonly name: 'verifying'; readonly sentRatio: number | undefined }
  /** The bank knows the transfer: it can be confirmed, or is still pending, or was credited before. */
  | { readonly name: 'found'; readonly slip: Slip; readonly error: unknown }
  | { readonly name: 'credited'; readonly slip: Slip; readonly outcome: ConfirmedSlip };

export interface SlipFlow {
  readonly stage: SlipStage;
  readonly file: File | null;
  /** The amount as typed; empty when the member says none. */
  readonly typed: string;
  readonly confirming: boolean;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  readonly type: (typed: string) => void;
  /** Sends the picture to be verified, with the amount that was told, if any. */
  readonly verify: (amountSatang: number | undefined) => Promise<void>;
  readonly confirm: () => Promise<void>;
  /** Back to choosing, everything kept. */
  readonly back: () => void;
  /** For a further slip: everything emptied. */
  readonly restart: () => void;
}

const choosing = (error?: unknown): SlipStage => ({ name: 'choosing', error });

/** The way of one slip from its picture to the credit. */
export function useSlipFlow(typedAtFirst: string): SlipFlow {
  const [stage, setStage] = useState<SlipStage>(() => choosing());
  const [file, setFile] = useState<File | null>(null);
  const [typed, setTyped] = useState(typedAtFirst);
  const [verifySlip] = useVerifySlipMutation();
  const [confirmSlip, { pending }] = useConfirmSlip();
  // The store's own record of the slip under way is for as long as the screen is (EN-06).
  const { clear } = useSlip();
  useEffect(() => () => clear(), [clear]);
  // A second press in the same instant finds the state not yet drawn anew; this it finds.
  const busy = useRef(false);

  const once = async (act: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      await act();
    } finally {
      busy.current = false;
    }
  };

  const verify = (amountSatang: number | undefined) =>
    once(async () => {
      if (file === null) return;
      setStage({ name: 'verifying', sentRatio: undefined });
      const result = await verifySlip({
        slip: file,
        ...(amountSatang === undefined ? {} : { amountSatang }),
        onUploadProgress: ({ loadedBytes, totalBytes = file.size }) => {
          const sentRatio = totalBytes > 0 ? Math.min(1, loadedBytes / totalBytes) : 1;
          setStage((now) => (now.name === 'verifying' ? { name: 'verifying', sentRatio } : now));
        },
      });
      setStage(
        result.data === undefined
          ? choosing(result.error)
          : { name: 'found', slip: result.data, error: undefined },
      );
    });

  const confirm = () =>
    once(async () => {
      if (stage.name !== 'found') return;
      const { slip } = stage;
      setStage({ ...stage, error: undefined });
      const result = await confirmSlip({ slipId: slip.id });
      setStage(
        result.ok
          ? { name: 'credited', slip, outcome: result.data }
          : { name: 'found', slip, error: result.error },
      );
    });

  return {
    stage,
    file,
    typed,
    confirming: pending,
    choose: (chosen) => {
      setFile(chosen);
      setStage(choosing());
    },
    remove: () => {
      clear();
      setFile(null);
      setStage(choosing());
    },
    type: setTyped,
    verify,
    confirm,
    back: () => setStage(choosing()),
    restart: () => {
      clear();
      setFile(null);
      setTyped('');
      setStage(choosing());
    },
  };
}

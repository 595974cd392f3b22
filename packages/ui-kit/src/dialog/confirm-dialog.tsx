import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { type CloseReason, Dialog } from './dialog.tsx';
import { useAutoClose } from './use-auto-close.ts';

/** CO-02: a confirmation closes by itself after this. */
export const CONFIRM_TIMEOUT_MS = 5000;
/** CO-02: the notice after a logout closes by itself after this. */
export const NOTICE_TIMEOUT_MS = 2000;

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** One sentence: the question. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Every way out that is not the confirm button, the timer too. */
  onCancel: (reason: CloseReason) => void;
  /** `danger` for what can't be undone; the focus then starts on cancel. */
  tone?: 'default' | 'danger';
  /** Cancels by itself after this many ms; null never. Default 5000 (CO-02). */
  timeoutMs?: number | null;
  /** The confirmed act is under way: the timer stops and the buttons wait. */
  busy?: boolean;
  art?: ReactNode;
}

/** A question with two answers. The timer is seen as a shrinking line, and running out means cancel. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  const { open, title, description, confirmLabel, cancelLabel, onConfirm, onCancel, art } = props;
  const { tone = 'default', timeoutMs = CONFIRM_TIMEOUT_MS, busy = false } = props;
  useAutoClose(open && !busy, timeoutMs, () => onCancel('timeout'));
  const cancel = (reason: CloseReason): void => {
    if (!busy) onCancel(reason);
  };
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      description={description}
      art={art}
      onClose={cancel}
      actions={
        <>
          <Button
            fullWidth
            disabled={busy}
            onClick={() => cancel('button')}
            {...(tone === 'danger' ? { 'data-autofocus': '' } : {})}
          >
            {cancelLabel}
          </Button>
          <Button
            fullWidth
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={busy}
            onClick={onConfirm}
            {...(tone === 'danger' ? {} : { 'data-autofocus': '' })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {timeoutMs !== null && !busy ? <TimerLine timeoutMs={timeoutMs} /> : null}
    </Dialog>
  );
}

export interface NoticeDialogProps {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  art?: ReactNode;
  onClose: (reason: CloseReason) => void;
  /** Closes by itself after this many ms. Default 2000 (CO-02). */
  timeoutMs?: number | null;
}

/** Good news that leaves by itself, such as the one after a logout. */
export function NoticeDialog(props: NoticeDialogProps): ReactElement | null {
  const { open, title, description, art, onClose, timeoutMs = NOTICE_TIMEOUT_MS } = props;
  useAutoClose(open, timeoutMs, () => onClose('timeout'));
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      description={description}
      art={art}
      onClose={onClose}
    >
      {timeoutMs === null ? null : <TimerLine timeoutMs={timeoutMs} />}
    </Dialog>
  );
}

/* A dialog is never drawn on the server, so this style is set by script, which the site's CSP allows. */
function TimerLine({ timeoutMs }: { timeoutMs: number }): ReactElement {
  return (
    <span className="ck-dialog__timer" aria-hidden="true">
      <span className="ck-dialog__timer-line" data-timer style={{ animationDuration: `${timeoutMs}ms` }} />
    </span>
  );
}

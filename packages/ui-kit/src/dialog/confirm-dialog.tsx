import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { type CloseReason, Dialog, type DialogProps } from './dialog.tsx';
import { useAutoClose } from './use-auto-close.ts';

export const CONFIRM_TIMEOUT_MS = 5000;
export const NOTICE_TIMEOUT_MS = 2000;

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Called when the dialog closes without the confirm button. */
  onCancel: (reason: CloseReason) => void;
  /** Use `danger` for actions that can't be undone. With `danger`, the cancel button gets the focus. */
  tone?: 'default' | 'danger';
  /** Milliseconds until the dialog cancels itself. Null disables the timer. Default 5000 (CO-02). */
  timeoutMs?: number | null;
  /** True while the confirmed action is running. Stops the timer and disables the buttons. */
  busy?: boolean;
  art?: ReactNode;
}

/** A question with a confirm and a cancel button. A shrinking line shows the remaining time. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  const { open, title, description, confirmLabel, cancelLabel, onConfirm, onCancel, art } = props;
  const { tone = 'default', timeoutMs = CONFIRM_TIMEOUT_MS, busy = false } = props;
  const cancel = (reason: CloseReason): void => {
    if (!busy) onCancel(reason);
  };
  return (
    <TimedDialog
      open={open}
      title={title}
      description={description}
      art={art}
      timeoutMs={busy ? null : timeoutMs}
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
    />
  );
}

export interface NoticeDialogProps {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  art?: ReactNode;
  onClose: (reason: CloseReason) => void;
  /** Milliseconds until the notice closes itself. Null disables the timer. Default 2000 (CO-02). */
  timeoutMs?: number | null;
}

/** A short success message that closes itself, for example after a logout. */
export function NoticeDialog(props: NoticeDialogProps): ReactElement | null {
  return <TimedDialog timeoutMs={NOTICE_TIMEOUT_MS} {...props} />;
}

interface TimedDialogProps extends DialogProps {
  timeoutMs: number | null;
}

function TimedDialog({ timeoutMs, ...dialog }: TimedDialogProps): ReactElement | null {
  useAutoClose(dialog.open, timeoutMs, () => dialog.onClose('timeout'));
  return (
    <Dialog {...dialog} role="alertdialog">
      {timeoutMs === null ? null : <TimerLine timeoutMs={timeoutMs} />}
    </Dialog>
  );
}

/*
 * Shows the remaining time as a line. The Content-Security-Policy allows this inline style, because a script sets it.
 */
function TimerLine({ timeoutMs }: { timeoutMs: number }): ReactElement {
  return (
    <span className="ck-dialog__timer" aria-hidden="true">
      <span className="ck-dialog__timer-line" data-timer style={{ animationDuration: `${timeoutMs}ms` }} />
    </span>
  );
}

import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/interface-icons.ts';
import { Portal } from '../internal/portal.tsx';
import { useModal } from '../internal/use-modal.ts';

/** The action that closed a dialog. `backdrop` is a tap outside the dialog. */
export type CloseReason = 'button' | 'escape' | 'backdrop' | 'timeout';

export interface DialogProps {
  open: boolean;
  onClose: (reason: CloseReason) => void;
  title: ReactNode;
  description?: ReactNode;
  art?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Adds a close button with this accessible name. */
  closeLabel?: string;
  /** Use `alertdialog` for a question that interrupts the member. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog. Escape or a tap outside closes the dialog. */
export function Dialog(props: DialogProps): ReactElement | null {
  if (!props.open) return null;
  return (
    <Portal>
      <DialogPanel {...props} />
    </Portal>
  );
}

function DialogPanel(props: DialogProps): ReactElement {
  const { onClose, title, description, art, children, actions, closeLabel, role = 'dialog' } = props;
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const settled = useModal(panel, () => onClose('escape'));
  return (
    <div className="ck-dialog">
      <div className="ck-dialog__backdrop" onClick={() => settled() && onClose('backdrop')} />
      <div
        ref={panel}
        className="ck-dialog__panel"
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-text` : undefined}
        tabIndex={-1}
      >
        {art ? <div className="ck-dialog__art">{art}</div> : null}
        <h2 className="ck-dialog__title" id={`${id}-title`}>
          {title}
        </h2>
        {description ? (
          <p className="ck-dialog__text" id={`${id}-text`}>
            {description}
          </p>
        ) : null}
        {children ? <div className="ck-dialog__body">{children}</div> : null}
        {actions ? <div className="ck-dialog__actions">{actions}</div> : null}
        {closeLabel !== undefined && (
          <div className="ck-dialog__close">
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={() => onClose('button')} />
          </div>
        )}
      </div>
    </div>
  );
}

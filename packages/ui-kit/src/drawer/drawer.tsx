import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/interface-icons.ts';
import { Portal } from '../internal/portal.tsx';
import { useModal } from '../internal/use-modal.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  side?: 'left' | 'right';
}

/** A modal panel at the side of the screen, such as the menu on phones. */
export function Drawer(props: DrawerProps): ReactElement | null {
  if (!props.open) return null;
  return (
    <Portal>
      <DrawerPanel {...props} />
    </Portal>
  );
}

function DrawerPanel({ onClose, title, closeLabel, children, side = 'right' }: DrawerProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const settled = useModal(panel, onClose);
  return (
    <div className="ck-drawer" data-side={side}>
      <div className="ck-drawer__backdrop" onClick={() => settled() && onClose()} />
      <div
        ref={panel}
        className="ck-drawer__panel"
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className="ck-drawer__head">
          <h2 id={titleId} className="ck-drawer__title">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className="ck-drawer__body">{children}</div>
      </div>
    </div>
  );
}

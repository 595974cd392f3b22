import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/interface-icons.ts';
import { Portal } from '../internal/portal.tsx';
import { useModal } from '../internal/use-modal.ts';
import { useCoversPage } from './use-covers-page.ts';
import { useFloatingFocus } from './use-floating-focus.ts';

export interface FloatingPanelProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The content stays mounted while the panel is closed. */
  children: ReactNode;
}

/** A panel over the page, for example a chat. The panel is modal only below 960 px. */
export function FloatingPanel(props: FloatingPanelProps): ReactElement {
  return (
    <Portal>
      <Panel {...props} />
    </Portal>
  );
}

function Panel({ open, onClose, title, closeLabel, children }: FloatingPanelProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const covers = useCoversPage();
  useModal(panel, onClose, open && covers);
  useFloatingFocus(panel, onClose, open && !covers);
  return (
    <div
      ref={panel}
      className="ck-floating-panel"
      role="dialog"
      aria-modal={covers ? true : undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      hidden={!open}
    >
      <div className="ck-floating-panel__head">
        <h2 id={titleId} className="ck-floating-panel__title">
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className="ck-floating-panel__body">{children}</div>
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { AlertIcon, CloseIcon, ErrorIcon, InfoIcon } from '../icons/interface-icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export type BannerTone = 'info' | 'warning' | 'danger';

export interface BannerProps {
  tone: BannerTone;
  children: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** Adds a close button. `label` is the button's accessible name. */
  dismiss?: { label: string; onDismiss: () => void };
}

const TONE_ICON = { info: InfoIcon, warning: AlertIcon, danger: ErrorIcon } as const;

/** A full-width message about the site. Screen readers announce the message. */
export function Banner({ tone, children, icon, action, dismiss }: BannerProps): ReactElement {
  const ToneIcon = TONE_ICON[tone];
  return (
    <div className="ck-banner" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <div className="ck-banner__inner">
        <span className="ck-banner__icon">{icon ?? <ToneIcon size={20} />}</span>
        <div className="ck-banner__text">{children}</div>
        {action ? <div className="ck-banner__action">{action}</div> : null}
        {dismiss !== undefined && (
          <IconButton label={dismiss.label} icon={<CloseIcon size={20} />} onClick={dismiss.onDismiss} />
        )}
      </div>
    </div>
  );
}

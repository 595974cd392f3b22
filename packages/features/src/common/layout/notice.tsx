import { AlertIcon, CheckCircleIcon, ErrorIcon, InfoIcon } from '@chada/ui-kit';
import type { ReactElement, ReactNode, Ref } from 'react';

const toneIcon = {
  info: InfoIcon,
  warning: AlertIcon,
  negative: ErrorIcon,
  positive: CheckCircleIcon,
} as const;

export interface NoticeProps {
  tone: keyof typeof toneIcon;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons and links: what can be done about it. */
  actions?: ReactNode;
  /** Spoken as it appears: `alert` at once, `status` when there is a pause. Without it, it is part of the page. */
  role?: 'alert' | 'status';
  /** The focus can be moved here. */
  ref?: Ref<HTMLDivElement>;
}

/** Something the member has to know before going on, by icon, words and ground; never by colour alone. */
export function Notice({ tone, title, children, actions, role, ref }: NoticeProps): ReactElement {
  const Icon = toneIcon[tone];
  return (
    <div
      ref={ref}
      className="cf-notice"
      data-tone={tone}
      role={role}
      tabIndex={ref === undefined ? undefined : -1}
    >
      <span className="cf-notice__icon">
        <Icon size={22} />
      </span>
      <div className="cf-notice__body">
        <p className="cf-notice__title">{title}</p>
        {children ? <div className="cf-notice__text">{children}</div> : null}
        {actions ? <div className="cf-notice__actions">{actions}</div> : null}
      </div>
    </div>
  );
}

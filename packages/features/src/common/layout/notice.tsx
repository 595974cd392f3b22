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
  /** Buttons and links that act on the notice. */
  actions?: ReactNode;
  /**
   * Announced when it appears: `alert` at once, `status` at the next pause. Without it, the notice is a normal part of
   * the page.
   */
  role?: 'alert' | 'status';
  /** Lets the caller move the focus here. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A message that the member has to read before continuing. Icon, text and background show its tone; never colour alone.
 */
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

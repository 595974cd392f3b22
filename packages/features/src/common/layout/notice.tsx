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
  actions?: ReactNode;
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
}

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

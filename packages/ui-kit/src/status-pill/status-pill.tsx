import type { ReactElement, ReactNode } from 'react';
import {
  AlertIcon,
  CheckCircleIcon,
  ClockIcon,
  CrossCircleIcon,
  InfoIcon,
} from '../icons/interface-icons.ts';

export type StatusTone = 'positive' | 'negative' | 'warning' | 'info' | 'neutral';

const TONE_ICON = {
  positive: CheckCircleIcon,
  negative: CrossCircleIcon,
  warning: AlertIcon,
  info: InfoIcon,
  neutral: ClockIcon,
} as const;

export interface StatusPillProps {
  tone: StatusTone;
  children: ReactNode;
  icon?: ReactNode;
}

/** A status, shown by an icon, a text and a colour. */
export function StatusPill({ tone, children, icon }: StatusPillProps): ReactElement {
  const ToneIcon = TONE_ICON[tone];
  return (
    <span className="ck-status-pill" data-tone={tone}>
      {icon ?? <ToneIcon size={16} />}
      <span className="ck-status-pill__text">{children}</span>
    </span>
  );
}

export interface BadgeProps {
  children: ReactNode;
  tone?: 'accent' | 'neutral' | StatusTone;
  icon?: ReactNode;
}

/** A short label on another element, such as a count or “new”. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps): ReactElement {
  return (
    <span className="ck-badge" data-tone={tone}>
      {icon}
      <span className="ck-badge__text">{children}</span>
    </span>
  );
}

import type { ReactElement } from 'react';
import { CheckCircleIcon, CrossCircleIcon, InfoIcon } from '../icons/interface-icons.ts';
import type { ToastMessage } from './toast-message.ts';

const TONE_ICON = { success: CheckCircleIcon, error: CrossCircleIcon, info: InfoIcon } as const;

export function ToastBody({ tone, message }: ToastMessage): ReactElement {
  const ToneIcon = TONE_ICON[tone];
  return (
    <span className="ck-toast" data-tone={tone}>
      <ToneIcon size={22} />
      <span className="ck-toast__text">{message}</span>
    </span>
  );
}

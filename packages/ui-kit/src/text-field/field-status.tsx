import type { ReactElement, ReactNode } from 'react';
import { CheckCircleIcon, CrossCircleIcon } from '../icons/interface-icons.ts';

export interface FieldStatusValue {
  state: 'checking' | 'good' | 'bad';
  text: ReactNode;
}

/**
 * Shows the result of an availability check. The empty element is rendered first, because screen readers ignore an
 * element that appears together with its text.
 */
export function FieldStatus(props: { id: string; value: FieldStatusValue | undefined }): ReactElement {
  const { id, value } = props;
  return (
    <div id={id} role="status">
      {value !== undefined && (
        <p className="ck-field__status" data-state={value.state}>
          {value.state === 'checking' && <span className="ck-spinner" aria-hidden="true" />}
          {value.state === 'good' && <CheckCircleIcon size={18} />}
          {value.state === 'bad' && <CrossCircleIcon size={18} />}
          <span>{value.text}</span>
        </p>
      )}
    </div>
  );
}

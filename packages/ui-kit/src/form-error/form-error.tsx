import type { ReactElement, ReactNode, Ref } from 'react';
import { ErrorIcon } from '../icons/interface-icons.ts';

export interface FormErrorItem {
  message: ReactNode;
  /** The id of the invalid field; turns the message into a link to it. */
  fieldId?: string;
}

export interface FormErrorProps {
  /** The overall problem. Nothing is rendered while this and `errors` are both empty. */
  title?: ReactNode;
  errors?: readonly FormErrorItem[];
  /** Lets the form move the focus here after a failed submit: `ref.current?.focus()`. */
  ref?: Ref<HTMLDivElement>;
}

/* Moves the focus by script: following `#id` would add a history entry and trigger the router. */
function FieldLink({ fieldId, message }: { fieldId: string; message: ReactNode }): ReactElement {
  return (
    <a
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(fieldId)?.focus();
      }}
    >
      {message}
    </a>
  );
}

/** The error summary above a form: an alert that can take the focus, with links to the fields. */
export function FormError({ title, errors = [], ref }: FormErrorProps): ReactElement {
  const shown = Boolean(title) || errors.length > 0;
  return (
    <div
      ref={ref}
      className="ck-form-error"
      role="alert"
      tabIndex={-1}
      data-shown={shown ? 'true' : undefined}
    >
      {shown && (
        <div className="ck-form-error__body">
          <ErrorIcon size={22} />
          <div className="ck-form-error__texts">
            {title ? <p className="ck-form-error__title">{title}</p> : null}
            {errors.length > 0 && (
              <ul>
                {errors.map((item, index) => (
                  <li key={item.fieldId ?? index}>
                    {item.fieldId === undefined ? (
                      item.message
                    ) : (
                      <FieldLink {...item} fieldId={item.fieldId} />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

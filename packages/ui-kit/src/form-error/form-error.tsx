import type { ReactElement, ReactNode, Ref } from 'react';
import { ErrorIcon } from '../icons/interface-icons.ts';

export interface FormErrorItem {
  message: ReactNode;
  /** The id of the field to mend: makes the message a link to it. */
  fieldId?: string;
}

export interface FormErrorProps {
  /** What went wrong as a whole; nothing is drawn while both this and `errors` are empty. */
  title?: ReactNode;
  errors?: readonly FormErrorItem[];
  /** Move the focus here after a refused submit: `ref.current?.focus()`. */
  ref?: Ref<HTMLDivElement>;
}

/* The focus moves by hand: following `#id` would add an entry to the history and wake the router. */
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

/** The summary above a form: spoken at once (role alert), focusable, with links to the fields. */
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

import type { ReactElement, ReactNode, Ref } from 'react';
import { ErrorIcon } from '../icons/interface-icons.ts';

export interface FormErrorItem {
  message: ReactNode;
  /** Makes the message a link to the invalid field. */
  fieldId?: string;
}

export interface FormErrorProps {
  /** Without `title` and `errors`, the element takes no space. */
  title?: ReactNode;
  errors?: readonly FormErrorItem[];
  ref?: Ref<HTMLDivElement>;
}

/*
 * A link that moves the focus to the invalid field. The browser does not follow the link to `#id`, because this would
 * add a history entry and trigger the router.
 */
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

/** An error summary above a form, with a link to each invalid field. */
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

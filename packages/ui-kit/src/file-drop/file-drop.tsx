import { type DragEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { UploadIcon } from '../icons/interface-icons.ts';
import { fieldDescription, FieldMessage } from '../internal/field-frame.tsx';
import { type FileRefusal, checkFile } from './check-file.ts';
import { useObjectUrl } from './use-object-url.ts';

export interface FileDropProps {
  file: File | null;
  onFile: (file: File) => void;
  /** Called for a refused file. The component shows no text for a refusal, so the caller must set `error`. */
  onRefuse: (reason: FileRefusal, file: File) => void;
  onRemove: () => void;
  label: ReactNode;
  /** The help text. It should mention drop and paste, the accepted types and the maximum size. */
  hint?: ReactNode;
  removeLabel: string;
  changeLabel: string;
  previewAlt: string;
  error?: ReactNode;
  /**
   * The accepted types in the format of the attribute `accept` of a file input. Default: `image/*`. LINE's browser
   * supports only `image/*`.
   */
  accept?: string;
  maxBytes?: number;
  disabled?: boolean;
}

/** Accepts one picture by tap, keyboard, drop or paste, and shows a preview. Does not upload the picture. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { file, onFile, onRefuse, onRemove, label, hint, removeLabel, changeLabel, previewAlt, error } =
    props;
  const { accept = 'image/*', maxBytes, disabled = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const preview = useObjectUrl(file);

  const take = (files: FileList | null | undefined): boolean => {
    const chosen = files?.[0];
    if (chosen === undefined || disabled) return false;
    const refusal = checkFile(chosen, accept, maxBytes);
    if (refusal === null) onFile(chosen);
    else onRefuse(refusal, chosen);
    return true;
  };
  const latestTake = useRef(take);
  useEffect(() => {
    latestTake.current = take;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      if (latestTake.current(event.clipboardData?.files)) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const handleDrag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setDragging(over && !disabled);
  };

  return (
    <div
      className="ck-file-drop"
      data-dragging={dragging ? 'true' : undefined}
      data-invalid={error ? 'true' : undefined}
      data-filled={file === null ? undefined : 'true'}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={(event) => {
        handleDrag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        id={id}
        type="file"
        className="ck-file-drop__input"
        accept={accept}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={fieldDescription(id, { hint, error })}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Without this reset, selecting the same file again would fire no change event.
          event.currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className="ck-file-drop__target">
        {preview === null ? (
          <span className="ck-file-drop__mark">
            <UploadIcon size={32} />
          </span>
        ) : (
          <img className="ck-file-drop__preview" src={preview} alt={previewAlt} />
        )}
        <span className="ck-file-drop__label">{file === null ? label : file.name}</span>
      </label>
      {file !== null && (
        <div className="ck-file-drop__actions">
          <Button size="sm" disabled={disabled} onClick={() => input.current?.click()}>
            {changeLabel}
          </Button>
          <Button size="sm" variant="ghost" disabled={disabled} onClick={onRemove}>
            {removeLabel}
          </Button>
        </div>
      )}
      <FieldMessage id={id} hint={hint} error={error} role="alert" />
    </div>
  );
}

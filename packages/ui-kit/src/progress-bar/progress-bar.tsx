import type { ReactElement, ReactNode } from 'react';

export interface ProgressBarProps {
  /** The progress from 0 to 1. */
  ratio: number;
  label: ReactNode;
  /** The progress in words, such as `2,000 of 50,000 baht`. */
  valueText: string;
  /** Text under the bar, such as the next step. */
  hint?: ReactNode;
  hideLabel?: boolean;
  tone?: 'accent' | 'positive';
}

const PARTS = 1000;

/** A progress bar, for example for the progress to the next tier. */
export function ProgressBar(props: ProgressBarProps): ReactElement {
  const { ratio, label, valueText, hint, hideLabel = false, tone = 'accent' } = props;
  const parts = Math.round(Math.min(1, Math.max(0, Number.isFinite(ratio) ? ratio : 0)) * PARTS);
  return (
    <div className="ck-progress-bar" data-tone={tone}>
      <label className="ck-progress-bar__head">
        <span className={hideLabel ? 'ck-visually-hidden' : 'ck-progress-bar__label'}>{label}</span>
        <span className={hideLabel ? 'ck-visually-hidden' : 'ck-progress-bar__value ck-tabular'}>
          {valueText}
        </span>
        <progress className="ck-progress-bar__bar" value={parts} max={PARTS} aria-valuetext={valueText}>
          {valueText}
        </progress>
      </label>
      {hint ? <p className="ck-progress-bar__hint">{hint}</p> : null}
    </div>
  );
}

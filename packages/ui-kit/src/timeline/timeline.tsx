import type { ReactElement, ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icons/interface-icons.ts';

export type TimelineState = 'done' | 'current' | 'waiting' | 'failed';

export interface TimelineStep {
  id: string;
  state: TimelineState;
  title: ReactNode;
  /** A description of the current event, or of the member's next action. */
  detail?: ReactNode;
  time?: ReactNode;
}

export interface TimelineProps {
  steps: readonly TimelineStep[];
  /** The names of the states. Screen readers read the name of a step's state before the step's title. */
  stateLabels: Record<TimelineState, string>;
  /** True to show the name of the state next to each title. Default: only the mark shows the state. */
  showStates?: boolean;
  label?: string;
}

/** The progress of a deposit or a withdrawal, from top to bottom. */
export function Timeline({ steps, stateLabels, showStates = false, label }: TimelineProps): ReactElement {
  const stateClass = showStates ? 'ck-timeline__state' : 'ck-visually-hidden';
  return (
    <ol className="ck-timeline" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className="ck-timeline__step"
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="ck-mark ck-timeline__mark" aria-hidden="true">
            {step.state === 'done' && <CheckIcon size={16} />}
            {step.state === 'failed' && <CloseIcon size={16} />}
          </span>
          <div className="ck-timeline__body">
            <p className="ck-timeline__title">
              <span className={stateClass}>{stateLabels[step.state]} </span>
              <span>{step.title}</span>
            </p>
            {step.detail ? <div className="ck-timeline__detail">{step.detail}</div> : null}
            {step.time ? <p className="ck-timeline__time">{step.time}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

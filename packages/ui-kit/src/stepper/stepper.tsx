import type { ReactElement } from 'react';
import { CheckIcon } from '../icons/interface-icons.ts';

export interface StepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The index of the step the member is at, from 0. */
  current: number;
  /** Spoken name of the whole. */
  label: string;
  /** Spoken after the names of steps that are done. */
  doneLabel: string;
}

/** Where the member stands in a form of several steps. */
export function Stepper({ steps, current, label, doneLabel }: StepperProps): ReactElement {
  return (
    <ol className="ck-stepper" aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'waiting';
        return (
          <li
            key={step}
            className="ck-stepper__step"
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className="ck-stepper__mark" aria-hidden="true">
              {state === 'done' ? <CheckIcon size={16} /> : index + 1}
            </span>
            <span className="ck-stepper__name">
              {step}
              {state === 'done' && <span className="ck-visually-hidden"> {doneLabel}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

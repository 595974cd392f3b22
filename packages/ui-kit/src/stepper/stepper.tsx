import type { ReactElement } from 'react';
import { CheckIcon } from '../icons/interface-icons.ts';

export interface StepperProps {
  steps: readonly string[];
  /** The index of the current step, from 0. */
  current: number;
  /** Accessible name of the stepper. */
  label: string;
  /** Screen readers read this text after each completed step. */
  doneLabel: string;
}

/** The member's progress through a form of several steps. */
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

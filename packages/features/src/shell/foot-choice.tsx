import type { ReactElement } from 'react';

export interface FootChoiceProps<Choice> {
  label: string;
  isLabelShown?: boolean;
  choices: readonly { readonly value: Choice; readonly text: string }[];
  chosen: Choice;
  onChoose: (value: Choice) => void;
}

export function FootChoice<Choice>(props: FootChoiceProps<Choice>): ReactElement {
  const { label, isLabelShown = false, choices, chosen, onChoose } = props;
  return (
    <>
      {isLabelShown && <p aria-hidden="true">{label}</p>}
      <div className="cf-foot-choice" role="group" aria-label={label}>
        {choices.map(({ value, text }) => (
          <button
            key={text}
            type="button"
            className="cf-foot-choice__button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

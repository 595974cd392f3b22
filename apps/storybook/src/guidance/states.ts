import { notFocusable, type Guidance } from './guidance.ts';

export const states: Readonly<Record<string, Guidance>> = {
  Amount: {
    dos: ['Use it for every amount, so that digits, sign and currency look the same.'],
    donts: ['Don’t show a result at or below its cost as a win.', 'Don’t round.'],
    keyboard: [notFocusable, 'The sign is part of the text, so it doesn’t depend on the colour.'],
  },
  Banner: {
    dos: [
      'Use it for a message that concerns the complete screen.',
      'Choose the tone by what the member must do.',
    ],
    donts: ['Don’t stack more than two.', 'Don’t rely on the colour: the words must say the same.'],
    keyboard: [
      'Its action and its close button come after the text. Screen readers announce the tone `danger` at once, and others politely.',
    ],
  },
  EmptyState: {
    dos: ['Say what will be here and how it gets here.', 'Use the brand’s scene.'],
    donts: ['Don’t use it to make somebody who has stopped play again.'],
    keyboard: ['Its action, if any, is a button or a link after the text.'],
  },
  ErrorState: {
    dos: [
      'Say what failed, that nothing was lost, and offer to retry.',
      'Show the request’s number for support.',
    ],
    donts: ['Don’t blame the member or the network without knowing.'],
    keyboard: ['It is announced when it appears. The retry button keeps the focus while it works.'],
  },
  ProgressBar: {
    dos: ['Show the figures next to the bar.'],
    donts: ['Don’t use it to hurry a member on to the next tier.'],
    keyboard: ['It takes no focus. Screen readers read its label and `valueText`.'],
  },
  Skeleton: {
    dos: ['Give it the size of the content that replaces it.'],
    donts: ['Don’t show it longer than ten seconds. Show an error.'],
    keyboard: [
      'The shapes are hidden from screen readers. A SkeletonGroup announces its label and sets `aria-busy`.',
    ],
  },
  StatusPill: {
    dos: ['Use the same word for a status everywhere.'],
    donts: ['Don’t show a status by its colour alone.'],
    keyboard: [notFocusable],
  },
};

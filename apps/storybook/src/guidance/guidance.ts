export interface Guidance {
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  readonly keyboard: readonly string[];
}

export const notFocusable = 'It takes no focus. Screen readers read its text in the order of the page.';
export const decorative = 'It is hidden from screen readers, because a text next to it says the same.';

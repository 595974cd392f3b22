/** Selects the hidden content of a closed `<details>`, because Chromium keeps layout boxes for it. */
export const contentOfClosedDetails = 'details:not([open]) > :not(summary)';

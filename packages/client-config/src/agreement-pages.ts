/** The names of the pages that apply to each member: the terms, and the use of personal data. */
export const agreementPages = { terms: 'terms', privacy: 'privacy' } as const;

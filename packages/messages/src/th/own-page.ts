/** Texts around the pages that a brand writes itself. */
export const ownPage = {
  updated: 'ปรับปรุงล่าสุด {date}',
} as const;

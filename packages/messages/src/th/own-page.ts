export const ownPage = {
  contents: 'ในหน้านี้',
  updated: 'ปรับปรุงล่าสุด {date}',
} as const;

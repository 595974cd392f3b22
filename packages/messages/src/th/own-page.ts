export const ownPage = {
  updated: 'ปรับปรุงล่าสุด {date}',
} as const;

/** Names of game categories and providers (ME-20, ME-21). */
export const game = {
  casino: 'คาสิโนสด',
  sport: 'กีฬา',
  fishing: 'ยิงปลา',
  card: 'เกมไพ่',
  lotto: 'หวย',
  slots: 'สล็อต',
  hot: 'เกมฮิต',
  all: 'เกมทั้งหมด',
  categories: 'หมวดเกม',
  providers: 'ค่ายเกม',
  JK: 'ค่าย JK',
  AC: 'ค่าย AC',
  SG: 'ค่าย SG',
  XE: 'ค่าย XE',
} as const;

export { screenTitles } from './screen-titles.ts';

/** Texts of the member layout. Visitors do not need these texts. */
export const memberFrame = {
  creditLabel: 'เครดิตของคุณ',
  creditRefresh: 'แตะเพื่อรีเฟรชเครดิต',
  creditRefreshing: 'กำลังรีเฟรชเครดิต',
  creditUnknown: 'แตะเพื่อดูเครดิต',
  creditLast: 'เครดิตเมื่อ {when}',
  creditOld: 'เครดิตล่าสุดที่ทราบ แตะเพื่อรีเฟรช',
  memberMenu: 'บัญชีของคุณ',
  sessionClock: 'ดูเวลาและยอดสุทธิของรอบนี้',
  history: 'ประวัติ',
  protection: 'การเล่น',
  logoutTitle: 'ออกจากระบบตอนนี้ไหม',
  logoutQuestion: 'เครดิตและรายการของคุณยังอยู่ครบ',
} as const;

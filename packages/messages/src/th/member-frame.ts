export { screenTitles } from './screen-titles.ts';

/** The texts of the layout that only members see. They load with the layout of the member area. */
export const memberFrame = {
  creditLabel: 'เครดิตของคุณ',
  creditRefresh: 'แตะเพื่อรีเฟรชเครดิต',
  creditRefreshing: 'กำลังรีเฟรชเครดิต',
  creditUnknown: 'แตะเพื่อดูเครดิต',
  creditOld: 'เครดิตล่าสุดที่ทราบ แตะเพื่อรีเฟรช',
  memberMenu: 'บัญชีของคุณ',
  logoutTitle: 'ออกจากระบบตอนนี้ไหม',
  logoutQuestion: 'เครดิตและรายการของคุณยังอยู่ครบ',
} as const;

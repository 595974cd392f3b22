/**
 * Thai titles of persons, in upper case and without dots. If a long title begins with a short title, the long
 * title comes first in the list.
 */
export const thaiTitles = [
  'นางสาว',
  'เด็กหญิง',
  'เด็กชาย',
  'ห้างหุ้นส่วน',
  'บริษัท',
  'บจก',
  'บมจ',
  'หจก',
  'นาย',
  'นาง',
  'คุณ',
  'นส',
  'ดช',
  'ดญ',
];
export const companyTitles = ['ห้างหุ้นส่วน', 'บริษัท', 'บจก', 'บมจ', 'หจก'];

export const thaiSuffixes = ['จำกัด', 'มหาชน'];

/**
 * Thai titles of persons, in upper case and without dots. If two titles start with the same letters, the longer title
 * comes first.
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
/** Words that begin a company's name. Banks do not mask company names. */
export const companyTitles = ['ห้างหุ้นส่วน', 'บริษัท', 'บจก', 'บมจ', 'หจก'];

/** Words at the end of a company's name. */
export const thaiSuffixes = ['จำกัด', 'มหาชน'];

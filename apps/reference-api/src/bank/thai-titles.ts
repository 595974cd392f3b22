/** Thai titles and company forms, upper case, without dots; of two with the same start, the longer one first. */
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
/** Forms of a company; banks do not mask such names. */
export const companyTitles = ['ห้างหุ้นส่วน', 'บริษัท', 'บจก', 'บมจ', 'หจก'];

/** Words after the name of a company. */
export const thaiSuffixes = ['จำกัด', 'มหาชน'];

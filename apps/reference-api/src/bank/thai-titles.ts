/** Titles before a Thai name and forms of a company, upper case, without dots; the longer of two that begin alike first. */
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
/** Forms of a company: banks show such names in full. */
export const companyTitles = ['ห้างหุ้นส่วน', 'บริษัท', 'บจก', 'บมจ', 'หจก'];

/** Words after the name of a company. */
export const thaiSuffixes = ['จำกัด', 'มหาชน'];

/** Titles have upper case and no dots; longer titles come before shorter titles. */
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

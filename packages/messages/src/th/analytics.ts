/** Texts of the consent to analytics. */
export const analytics = {
  label: 'ให้เรานับจำนวนผู้เปิดแต่ละหน้า โดยไม่ระบุตัวคุณ',
  yes: 'อนุญาต',
  no: 'ไม่อนุญาต',
  frame: 'การนับผู้เปิดหน้า',
} as const;

/** Texts of the choice between the light and the dark palette of a brand. */
export const scheme = {
  label: 'โทนสีของหน้าจอ',
  device: 'ตามเครื่อง',
  light: 'สว่าง',
  dark: 'มืด',
} as const;

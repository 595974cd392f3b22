export const scheme = {
  label: 'โทนสีของหน้าจอ',
  device: 'ตามเครื่อง',
  light: 'สว่าง',
  dark: 'มืด',
} as const;

/** A consent with the link to its details. */
export const consentBox = {
  read: 'อ่าน{title}',
} as const;

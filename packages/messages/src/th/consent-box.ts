/** The text of the link to the details of a consent. */
export const consentBox = {
  read: 'อ่าน{title}',
} as const;

export type FileRefusal = 'type' | 'size' | 'empty';

const IMAGE_NAME = /\.(png|jpe?g|gif|bmp|webp|heic|heif)$/i;

function fits(file: File, accepted: string): boolean {
  // Some phones' file apps give no type at all: then the name must do.
  if (file.type === '') return accepted === 'image/*' ? IMAGE_NAME.test(file.name) : false;
  return accepted.endsWith('/*') ? file.type.startsWith(accepted.slice(0, -1)) : file.type === accepted;
}

/** Why a file can't be taken, or null when it can. `accept` is a list as of the input's attribute. */
export function checkFile(file: File, accept: string, maxBytes: number | undefined): FileRefusal | null {
  if (!accept.split(',').some((accepted) => fits(file, accepted.trim()))) return 'type';
  if (file.size === 0) return 'empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : null;
}

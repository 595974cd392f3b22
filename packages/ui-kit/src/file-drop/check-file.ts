export type FileRefusal = 'type' | 'size' | 'empty';

const IMAGE_NAME = /\.(png|jpe?g|gif|bmp|webp|heic|heif)$/i;

function fits(file: File, accepted: string): boolean {
  // Checks the extension of the file, because some phones report no file type.
  if (file.type === '') return accepted === 'image/*' ? IMAGE_NAME.test(file.name) : false;
  return accepted.endsWith('/*') ? file.type.startsWith(accepted.slice(0, -1)) : file.type === accepted;
}

/** Returns the reason to refuse a file, or null. `accept` has the format of the attribute `accept` of a file input. */
export function checkFile(file: File, accept: string, maxBytes: number | undefined): FileRefusal | null {
  if (!accept.split(',').some((accepted) => fits(file, accepted.trim()))) return 'type';
  if (file.size === 0) return 'empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : null;
}

/** A picture up to this size in bytes is sent unchanged. */
const SMALL_BYTES = 1_000_000;
/**
 * The maximum number of pixels that are sent: if the slip fills a third of the photo, each QR module is still several
 * pixels wide.
 */
const MOST_PIXELS = 4_000_000;
const JPEG_QUALITY = 0.9;

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the picture can not be decoded'));
    image.src = url;
  });
}

/** Draws an image on white, in the orientation of its file. Throws if the browser lacks memory for it. */
function draw(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no picture');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Returns a large picture as a smaller JPEG. Returns the file itself if it is small, can't be decoded, or would not become
 * smaller.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file;
  const url = URL.createObjectURL(file);
  try {
    const canvas = draw(await loadImage(url));
    const shrunk = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    return shrunk !== null && shrunk.size < file.size ? shrunk : file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}

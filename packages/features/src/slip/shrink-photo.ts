/** Pictures of at most this size in bytes are sent unchanged. */
const SMALL_BYTES = 1_000_000;
/**
 * The maximum number of pixels of a shrunk photo. The QR code stays readable if the slip fills a third of the photo.
 */
const MAX_PIXELS = 4_000_000;
const JPEG_QUALITY = 0.9;

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser could not decode the picture.'));
    image.src = url;
  });
}

/** Draws the picture with at most `MAX_PIXELS` pixels. Throws an error if the browser has too little memory. */
function draw(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser could not draw the picture.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Returns a smaller JPEG of a photo. Returns the original file if the file is small, or if the browser can't create a
 * smaller JPEG.
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

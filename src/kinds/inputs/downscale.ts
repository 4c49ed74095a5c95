/** Longest side of an uploaded picture: enough for a shop's page, and a tenth of a phone camera's file. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;
/** The types that a browser can decode and draw. Other files are sent unchanged and the server converts them. */
const DRAWABLE = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Makes the picture smaller, so that it uploads on 3G. Returns the original when the result is not smaller. */
export async function downscale(file: File): Promise<File> {
  if (!DRAWABLE.has(file.type) || typeof createImageBitmap !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    // The picture is damaged, or too large for this phone: the server then reports the problem.
    return file;
  }
}

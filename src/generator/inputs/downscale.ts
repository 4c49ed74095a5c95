/** Longest side of a picture that is sent: enough for a shop's page, a tenth of what a phone's camera gives. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;
/** What a browser can decode and draw; the rest goes as it is and the server does the work. */
const DRAWABLE = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** The picture no larger than needed, so that it uploads on 3G; the original where that would not make it smaller. */
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
    // Damaged, or too large for this phone: the server says what is wrong with it.
    return file;
  }
}

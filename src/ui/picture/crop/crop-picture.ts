/** A rectangle of the turned picture, in its pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Longest side of the result, in pixels: what the server keeps. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.9;

/**
 * Cuts a rectangle out of a picture.
 * @param turn degrees to the right: 0, 90, 180 or 270
 * @param size of the result; by default that of the rectangle, within what the server keeps
 * @throws Error when the browser cannot read or draw the picture
 */
export async function cropPicture(
  url: string,
  area: CropArea,
  turn: number,
  size?: PictureSize,
): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const [turnedWidth, turnedHeight] = turn % 180 === 0 ? [width, height] : [height, width];
  const scale =
    size === undefined
      ? Math.min(1, LONGEST_SIDE / Math.max(area.width, area.height))
      : size.width / area.width;
  const canvas = document.createElement('canvas');
  canvas.width = size?.width ?? Math.round(area.width * scale);
  canvas.height = size?.height ?? Math.round(area.height * scale);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('The browser has no canvas to draw on');
  brush.scale(scale, scale);
  brush.translate(turnedWidth / 2 - area.x, turnedHeight / 2 - area.y);
  brush.rotate((turn * Math.PI) / 180);
  brush.drawImage(image, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
  if (blob === null) throw new Error('The cropped picture could not be encoded');
  return new File([blob], 'recorte.webp', { type: blob.type });
}

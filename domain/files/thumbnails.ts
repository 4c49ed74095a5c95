import { isPrivate } from './private-file.ts';

/** Longest sides of the small pictures that are made of each stored one, in pixels; small to large. */
export const THUMBNAIL_SIZES = [96, 192, 512] as const;
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

/** Pixels of the device for one of CSS: a laptop, most phones, good phones. */
const DENSITIES = [1, 2, 3] as const;

/** Pictures that the store of files has re-encoded; one elsewhere, or a document, has no thumbnails. */
const STORED_PICTURE = /^\/api\/v1\/files\/\d+\/[\w-]+\.webp$/;

/** Name of a thumbnail beside its picture: `AbC.webp` → `AbC-w96.webp`. */
export function thumbnailName(name: string, size: ThumbnailSize): string {
  return name.replace(/\.webp$/, `-w${size}.webp`);
}

/** Whether thumbnails are made of the file with this name. */
export function hasThumbnails(name: string): boolean {
  return name.endsWith('.webp') && !isPrivate(name);
}

export interface PictureSources {
  src: string;
  srcSet?: string;
}

/**
 * Addresses of a picture for a box of so many CSS pixels, by density. Until its thumbnails are made the server answers
 * with the picture itself.
 */
export function pictureSources(url: string, box: number): PictureSources {
  if (!STORED_PICTURE.test(url)) return { src: url };
  const sized = (density: number): string => {
    const size = THUMBNAIL_SIZES.find((side) => side >= box * density);
    return size === undefined ? url : `${url}?size=${size}`;
  };
  return { src: sized(1), srcSet: DENSITIES.map((density) => `${sized(density)} ${density}x`).join(', ') };
}

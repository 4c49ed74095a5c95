import { useState } from 'react';
import { pictureSources } from '../../../domain/files/thumbnails.ts';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  /** Null or broken: the initials of the name. */
  url: string | null;
  name: string;
  size?: number;
}

/** A small square picture beside the name, hidden from screen readers. */
export function Thumbnail({ url, name, size = 40 }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const square = { width: size, height: size };
  if (url === null || url === broken)
    return (
      <span aria-hidden className={`${styles['frame']} ${styles['initials']}`} style={square}>
        {initials(name)}
      </span>
    );
  return (
    <img
      {...pictureSources(url, size)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
      className={styles['frame']}
      style={square}
    />
  );
}

/** One or two initials for a name without picture: `Camiseta básica` → `CB`, `Gorra "Sol"` → `GS`. */
function initials(name: string): string {
  const words: readonly string[] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.length > 1 ? [words[0], words[1]] : [words[0]?.slice(0, 2)];
  return letters
    .map((word, _, all) => (all.length > 1 ? ([...(word ?? '')][0] ?? '') : (word ?? '')))
    .join('')
    .toLocaleUpperCase();
}

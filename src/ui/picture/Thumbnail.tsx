import { useState } from 'react';
import Box from '@mui/material/Box';
import { pictureSources } from '../../../domain/files/thumbnails.ts';
import { color } from '../../theme/styles.ts';

interface ThumbnailProps {
  /** Null or broken: the initials of the name. */
  url: string | null;
  name: string;
  size?: number;
}

/** A small square picture beside the name, hidden from screen readers. */
export function Thumbnail({ url, name, size = 40 }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = {
    width: size,
    height: size,
    flex: 'none',
    borderRadius: '8px',
    border: `1px solid ${color('line')}`,
    backgroundColor: color('sunken'),
  };
  if (url === null || url === broken)
    return (
      <Box
        aria-hidden
        component="span"
        sx={{
          ...frame,
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          color: color('text-secondary'),
          fontSize: 'var(--text-14)',
          fontWeight: 500,
        }}
      >
        {initials(name)}
      </Box>
    );
  return (
    <Box
      component="img"
      {...pictureSources(url, size)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
}

/** One or two initials for a name without picture: `Camiseta básica` → `CB`. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words[1]] : [words[0]?.slice(0, 2)];
  return letters
    .map((word, _, all) => (all.length > 1 ? ([...(word ?? '')][0] ?? '') : (word ?? '')))
    .join('')
    .toLocaleUpperCase();
}

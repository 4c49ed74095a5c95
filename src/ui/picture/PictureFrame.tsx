import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { pictureSources } from '../../../domain/files/thumbnails.ts';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { color } from '../../theme/styles.ts';

interface PictureFrameProps {
  /** Address of a stored picture, of one elsewhere, or of one in this browser. */
  url: string;
  alt: string;
  /** Over the picture, such as a badge. */
  children?: ReactNode;
}

/** CSS pixels: the widest that a grid of pictures makes it. */
const BOX = 192;

/** A square picture of the record, large enough to recognise it. */
export function PictureFrame({ url, alt, children }: PictureFrameProps) {
  const online = useOnline();
  const [broken, setBroken] = useState(false);
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        aspectRatio: '1',
        borderRadius: 'var(--radius)',
        border: `1px solid ${color('line')}`,
        backgroundColor: color('sunken'),
      }}
    >
      <Box
        component="img"
        // A browser does not ask again for a picture that the network has cut off: a new element does.
        key={broken && online ? 'again' : 'first'}
        onError={() => setBroken(true)}
        {...pictureSources(url, BOX)}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
      />
      {children}
    </Box>
  );
}

/** `sx` of a grid of pictures: two columns on a phone, more where there is room. */
export const pictureGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 46%), 1fr))',
  gap: 1.5,
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;

import { useCallback } from 'react';
import Box from '@mui/material/Box';
import { color } from '../../theme/styles.ts';

interface FilePictureProps {
  /** A picture that is in memory. */
  file: Blob;
  alt: string;
  /** CSS; the width is that of its place. */
  maxHeight: string;
}

/** A picture that is in memory, as large as its place; its address ends with it. */
export function FilePicture({ file, alt, maxHeight }: FilePictureProps) {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.setAttribute('src', address);
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <Box
      component="img"
      ref={draw}
      alt={alt}
      sx={{
        width: '100%',
        maxHeight,
        objectFit: 'contain',
        borderRadius: 'var(--radius)',
        backgroundColor: color('sunken'),
      }}
    />
  );
}

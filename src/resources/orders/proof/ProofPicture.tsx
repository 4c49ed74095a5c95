import { useCallback } from 'react';
import Box from '@mui/material/Box';
import { color } from '../../../theme/color.ts';

/** A picture that is in memory, as large as the dialog; its address ends with it. */
export function ProofPicture({ file, alt }: { file: Blob; alt: string }) {
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
        maxHeight: '60vh',
        objectFit: 'contain',
        borderRadius: 'var(--radius)',
        backgroundColor: color('sunken'),
      }}
    />
  );
}

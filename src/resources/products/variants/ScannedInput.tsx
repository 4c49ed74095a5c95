import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useFieldValue } from '../../../kinds/inputs/input.ts';
import { ScanButton } from '../../../ui/scan/ScanButton.tsx';

interface ScannedInputProps {
  /** Dotted path of the code in the form. */
  name: string;
  disabled: boolean;
  /** The input of the code, with its label. */
  children: ReactNode;
}

/** The code of a product or a variant, typed, or read by the camera into the form. */
export function ScannedInput({ name, disabled, children }: ScannedInputProps) {
  const { onChange } = useFieldValue(name);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        minWidth: 0,
        '& > :not(button)': { flex: 1, minWidth: 0 },
      }}
    >
      {children}
      {/* Beside the box, below the line of its label. */}
      {!disabled && <ScanButton onCode={onChange} sx={{ mt: '21px', mr: -1 }} />}
    </Box>
  );
}

import { useEffect, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import ScanIcon from '@mui/icons-material/QrCodeScanner';
import { SCAN_WORDS } from '../../../generated/words/scan.ts';
import { useWords } from '../../i18n/words.ts';
import { lazyPopup } from '../lazy/lazy-popup.tsx';
import { scannedFormats } from './detector.ts';
import type { ScanSheetProps } from './ScanSheet.tsx';

const { Part: ScanSheet, preloading } = lazyPopup<ScanSheetProps>(() => import('./ScanSheet.tsx'));

interface ScanButtonProps {
  /** What a scanner would have typed before its Enter. */
  onCode(code: string): void;
  sx?: SxProps;
}

/** Beside a box for codes: the camera reads one. It draws nothing where the browser cannot. */
export function ScanButton({ onCode, sx }: ScanButtonProps) {
  const words = useWords(SCAN_WORDS);
  const [formats, setFormats] = useState<string[]>([]);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let left = false;
    void scannedFormats().then((found) => {
      if (!left) setFormats(found);
    });
    return () => {
      left = true;
    };
  }, []);
  if (formats.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={words.open}
        title={words.open}
        aria-haspopup="dialog"
        {...preloading}
        onClick={() => setOpen(true)}
        sx={sx}
      >
        <ScanIcon />
      </IconButton>
      {open && (
        <ScanSheet
          formats={formats}
          onClose={() => setOpen(false)}
          onCode={(code) => {
            setOpen(false);
            onCode(code);
          }}
        />
      )}
    </>
  );
}

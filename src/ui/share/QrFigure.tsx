import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { SHARE_WORDS } from '../../../generated/words/share.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { saveFile } from '../file/save-file.ts';
import { color } from '../../theme/styles.ts';
import { qrCode, qrImage, qrPicture } from './qr-code.ts';

export interface QrFigureProps {
  address: string;
  /** Name of the downloaded file without extension. */
  fileName: string;
}

/** An address as QR code, with a picture to print. */
export function QrFigure({ address, fileName }: QrFigureProps) {
  const words = useWords(SHARE_WORDS);
  const [failed, setFailed] = useState(false);
  const code = qrCode(address);
  const download = async (): Promise<void> => {
    try {
      saveFile(await qrPicture(code), `${fileName}.png`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', justifyItems: 'center', gap: 1.5 }}>
      {/* White in the dark theme too, because readers expect dark on light. */}
      <Box
        component="img"
        alt={fill(words.qr, { address })}
        src={qrImage(code)}
        sx={{
          width: 'min(220px, 60vw)',
          aspectRatio: '1',
          backgroundColor: 'white',
          border: `1px solid ${color('line')}`,
          borderRadius: 'var(--radius)',
        }}
      />
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void download()}>
        {words.download}
      </Button>
      {failed && (
        <Box role="alert" sx={{ color: color('danger') }}>
          {words.download_failed}
        </Box>
      )}
    </Box>
  );
}

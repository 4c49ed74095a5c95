import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { correction, generate } from 'lean-qr';
import { SHARE_WORDS } from '../../../generated/words/share.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { saveFile } from '../file/file-address.ts';
import { color } from '../../theme/styles.ts';

interface QrFigureProps {
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

/** White modules around the code; without them readers do not find it (ISO/IEC 18004 §9.1). */
export const QUIET_ZONE = 4;
/** Minimum side of the downloaded picture in pixels: 10 cm in print at 300 dpi. */
const PICTURE_SIDE = 1200;

interface QrCode {
  /** Modules of a side, the quiet zone included. */
  side: number;
  /** Whether the module at this place is dark, counted from the upper left. */
  dark: readonly { x: number; y: number }[];
}

/** The code as an address for an `img`. */
export function qrImage({ side, dark }: QrCode): string {
  const path = dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Makes a QR code of a text at the highest error correction, H: it is readable with 30 % covered (spec 1 §2). */
export function qrCode(text: string): QrCode {
  const bitmap = generate(text, { minCorrectionLevel: correction.H });
  const rows = Array.from({ length: bitmap.size }, (_, y) => y);
  const dark = rows.flatMap((y) =>
    rows.filter((x) => bitmap.get(x, y)).map((x) => ({ x: x + QUIET_ZONE, y: y + QUIET_ZONE })),
  );
  return { side: bitmap.size + 2 * QUIET_ZONE, dark };
}

/**
 * The code as a PNG file, black on white in every theme, because all phones must read a printed code.
 * @throws Error when the browser gives no canvas or no picture
 */
async function qrPicture({ side, dark }: QrCode): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const scale = Math.ceil(PICTURE_SIDE / side);
  canvas.width = side * scale;
  canvas.height = side * scale;
  const paint = canvas.getContext('2d');
  if (paint === null) throw new Error('No canvas');
  paint.fillStyle = 'white';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.fillStyle = 'black';
  for (const { x, y } of dark) paint.fillRect(x * scale, y * scale, scale, scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)), 'image/png');
  });
}

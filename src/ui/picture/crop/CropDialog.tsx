import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import RotateIcon from '@mui/icons-material/RotateRightOutlined';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { PICTURES_WORDS } from '../../../../generated/words/pictures.ts';
import { useWords } from '../../../i18n/words.ts';
import { color } from '../../../theme/styles.ts';
import { Dialog, DialogChoice } from '../../dialog/Dialog.tsx';
import { NativeSelect } from '../../input/NativeSelect.tsx';

/** A rectangle of the turned picture, in its pixels. */
interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels. */
interface PictureSize {
  width: number;
  height: number;
}

/** Longest side of the result, in pixels: what the server keeps. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.9;

/**
 * Cuts a rectangle out of a picture.
 * @param turn degrees to the right: 0, 90, 180 or 270
 * @param size of the result; by default that of the rectangle, within what the server keeps
 * @throws Error when the browser cannot read or draw the picture
 */
async function cropPicture(url: string, area: CropArea, turn: number, size?: PictureSize): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const [turnedWidth, turnedHeight] = turn % 180 === 0 ? [width, height] : [height, width];
  const scale =
    size === undefined
      ? Math.min(1, LONGEST_SIDE / Math.max(area.width, area.height))
      : size.width / area.width;
  const canvas = document.createElement('canvas');
  canvas.width = size?.width ?? Math.round(area.width * scale);
  canvas.height = size?.height ?? Math.round(area.height * scale);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('The browser has no canvas to draw on');
  brush.scale(scale, scale);
  brush.translate(turnedWidth / 2 - area.x, turnedHeight / 2 - area.y);
  brush.rotate((turn * Math.PI) / 180);
  brush.drawImage(image, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
  if (blob === null) throw new Error('The cropped picture could not be encoded');
  return new File([blob], 'recorte.webp', { type: blob.type });
}

export interface CropDialogProps {
  /** Of this origin: a browser gives no pixels of others. */
  url: string;
  /** In pixels: the part has this shape, and the result this size. By default the user chooses among shapes. */
  size?: PictureSize;
  onCropped(file: File): void;
  onClose(): void;
}

/** Width by height. */
const SHAPES = { square: 1, portrait: 4 / 5, landscape: 4 / 3 };
type Shape = keyof typeof SHAPES;

const MOST_ZOOM = 3;
/** Pixels that an arrow key moves the frame. */
const STEP = 8;

function isShape(value: string): value is Shape {
  return Object.hasOwn(SHAPES, value);
}

/** Chooses the part of a picture to show: by finger, mouse, wheel or keys. */
export default function CropDialog({ url, size, onCropped, onClose }: CropDialogProps) {
  const words = useWords(PICTURES_WORDS);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [shape, setShape] = useState<Shape>('square');
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const save = async (): Promise<void> => {
    if (area === undefined) return;
    setBusy(true);
    try {
      onCropped(await cropPicture(url, area, turn, size));
    } catch {
      // Too large for this phone, or gone: the picture stays as it is.
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={words.crop_title}
      busy={busy}
      onClose={onClose}
      actions={
        <DialogChoice
          busy={busy}
          disabled={area === undefined}
          confirm={words.crop_save}
          onConfirm={() => void save()}
          onCancel={onClose}
        />
      }
    >
      {failed && <Alert severity="error">{words.crop_failed}</Alert>}
      <Box sx={{ position: 'relative', height: 'min(50vh, 360px)', backgroundColor: color('sunken') }}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          rotation={turn}
          aspect={size === undefined ? SHAPES[shape] : size.width / size.height}
          maxZoom={MOST_ZOOM}
          keyboardStep={STEP}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': words.crop_area, role: 'application' }}
          mediaProps={{ alt: '', onError: () => setFailed(true) }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </Box>
      <Box>
        <Box component="span" id="crop-zoom" sx={{ fontSize: 'var(--text-14)' }}>
          {words.zoom}
        </Box>
        <Slider
          aria-labelledby="crop-zoom"
          value={zoom}
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          onChange={(_, value) => setZoom(Array.isArray(value) ? 1 : value)}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'end' }}>
        {size === undefined && (
          <Box sx={{ flex: 1 }}>
            <NativeSelect
              label={words.shape}
              value={shape}
              options={Object.keys(SHAPES).map((value) => ({
                value,
                label: isShape(value) ? words[value] : value,
              }))}
              onChange={(value) => {
                if (isShape(value)) setShape(value);
              }}
            />
          </Box>
        )}
        <Button startIcon={<RotateIcon />} onClick={() => setTurn((turn + 90) % 360)}>
          {words.rotate}
        </Button>
      </Box>
    </Dialog>
  );
}

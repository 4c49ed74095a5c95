import { useRef, useState } from 'react';
import AddAPhotoIcon from '@mui/icons-material/AddAPhotoOutlined';
import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefCallBack } from 'react-hook-form';
import { PICTURES_WORDS } from '../../../generated/words/pictures.ts';
import { useWords } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import type { CropDialogProps } from '../../ui/picture/crop/CropDialog.tsx';

/** Types of spec 2 §5. */
const PICTURES = 'image/jpeg,image/png,image/tiff,image/webp,image/svg+xml';

interface PicturePickerProps {
  several?: boolean;
  disabled?: boolean;
  /** Types of files besides pictures, such as `application/pdf`. */
  also?: string;
  /** A picture is already chosen: the button offers another one. */
  label: string;
  describedBy: string | undefined;
  focusRef: RefCallBack;
  onFiles: (files: File[]) => void;
}

/** Lets users choose files, take a photo, or drop files here. */
export function PicturePicker({
  several = false,
  disabled = false,
  also,
  label,
  describedBy,
  focusRef,
  onFiles,
}: PicturePickerProps) {
  const words = useWords(PICTURES_WORDS);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    if (chosen.length > 0) onFiles(several ? chosen : chosen.slice(0, 1));
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) take(event.dataTransfer.files);
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1.5,
        borderRadius: 'var(--radius)',
        border: `1px dashed ${color(over ? 'primary' : 'line-strong')}`,
        backgroundColor: color(over ? 'primary-soft' : 'surface'),
        // Nobody drops files with a thumb.
        '@media (pointer: coarse)': { p: 0, columnGap: 0, border: 'none' },
      }}
    >
      <HiddenFile
        inputRef={files}
        several={several}
        label={label}
        accept={also === undefined ? PICTURES : `${PICTURES},${also}`}
        onFiles={take}
      />
      <HiddenFile inputRef={camera} label={words.camera} accept="image/*" camera onFiles={take} />
      <Button
        ref={focusRef}
        variant="outlined"
        startIcon={<AddAPhotoIcon />}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => files.current?.click()}
      >
        {label}
      </Button>
      <Button
        variant="text"
        startIcon={<PhotoCameraIcon />}
        disabled={disabled}
        onClick={() => camera.current?.click()}
        sx={{ '@media (pointer: fine)': { display: 'none' } }}
      >
        {words.camera}
      </Button>
    </Box>
  );
}

interface HiddenFileProps {
  inputRef: React.Ref<HTMLInputElement>;
  several?: boolean;
  camera?: boolean;
  label: string;
  accept: string;
  onFiles: (files: FileList | null) => void;
}

function HiddenFile({ inputRef, several = false, camera = false, label, accept, onFiles }: HiddenFileProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={several}
      {...(camera && { capture: 'environment' as const })}
      onChange={(event) => {
        onFiles(event.target.files);
        // Lets the user choose the same file again after removing it.
        event.target.value = '';
      }}
    />
  );
}

const { Part: CropDialog } = lazyPopup<CropDialogProps>(() => import('../../ui/picture/crop/CropDialog.tsx'));

/** The cropper; it loads when a picture is opened. */
export function LazyCropDialog(props: CropDialogProps) {
  return <CropDialog {...props} />;
}

/** Only pictures of this origin: a browser gives no pixels of others. */
export function canCrop(url: string): boolean {
  return url.startsWith('/');
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import CloseIcon from '@mui/icons-material/Close';
import { PICTURES_WORDS, type PicturesWords } from '../../../generated/words/pictures.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import { PictureFrame } from '../../ui/picture/PictureFrame.tsx';
import { useOnline } from '../../dataProvider/useOnline.ts';
import type { Upload, UploadQueue } from './useUploadQueue.ts';

interface UploadTileProps {
  upload: Upload;
  queue: Pick<UploadQueue, 'cancel' | 'retry'>;
}

/** A picture on its way: how far it is, with a way to end it or to try again. */
export function UploadTile({ upload, queue }: UploadTileProps) {
  const words = useWords(PICTURES_WORDS);
  const online = useOnline();
  const { id, preview, state, progress, reason } = upload;
  const { name } = upload.file;
  const failed = state === 'failed';
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <PictureFrame url={preview} alt={name}>
        <Box sx={{ position: 'absolute', inset: 0, backgroundColor: color('surface'), opacity: 0.5 }} />
      </PictureFrame>
      {!failed && (
        <LinearProgress
          aria-label={fill(words.progress, { name })}
          {...(state === 'sending' && progress < 1
            ? { variant: 'determinate' as const, value: Math.round(progress * 100) }
            : { variant: 'indeterminate' as const })}
          sx={{ mt: 0.5 }}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box
          component="output"
          sx={{
            display: 'block',
            flex: 1,
            minWidth: 0,
            overflowWrap: 'anywhere',
            fontSize: 'var(--text-14)',
            color: color(failed ? 'danger' : 'text-secondary'),
          }}
        >
          {failed ? reason : stateSentence(words, upload, online)}
        </Box>
        <IconButton
          aria-label={fill(failed ? words.discard : words.cancel, { name })}
          onClick={() => queue.cancel(id)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {failed && (
        <Button
          fullWidth
          variant="outlined"
          aria-label={fill(words.retry_named, { name })}
          onClick={() => queue.retry(id)}
        >
          {words.retry}
        </Button>
      )}
    </Box>
  );
}

function stateSentence(words: PicturesWords, { state, progress }: Upload, online: boolean): string {
  if (state === 'preparing') return words.preparing;
  if (state === 'waiting') return online ? words.waiting : words.offline;
  return progress < 1 ? fill(words.sending, { percent: Math.round(progress * 100) }) : words.checking;
}

import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { STORE_PICTURES, type StorePicture } from '../../../../domain/stores/store-profile.ts';
import { STORE_PROFILE_WORDS } from '../../../../generated/words/store-profile.ts';
import { useSessionStore } from '../../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { StoredStore } from '../../../../domain/stores/store-answers.ts';
import { fileSentence } from '../../../kinds/inputs/file-sentence.ts';
import { LazyCropDialog, PicturePicker } from '../../../kinds/inputs/PicturePicker.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useWrite } from '../../../ui/form/useWrite.ts';

interface StorePictureInputProps {
  picture: StorePicture;
  url: string | null;
  onStored(store: StoredStore): void;
}

/** What no browser can draw, and the server can read. */
const UNDRAWABLE = 'image/tiff';

/** One picture of the store: cropped to its size, then saved at once, on its own (spec 2 §7). */
export function StorePictureInput({ picture, url, onStored }: StorePictureInputProps) {
  const words = useWords(STORE_PROFILE_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSessionStore();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const [chosen, setChosen] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (chosen !== undefined) return () => URL.revokeObjectURL(chosen);
    return undefined;
  }, [chosen]);

  const write = (call: () => Promise<StoredStore>, done: string): void => {
    setProblem(undefined);
    void run(call, {
      onDone: async (stored) => {
        onStored(stored);
        notify(done, { type: 'success' });
        // The shell shows the picture beside the name.
        await session.refresh();
      },
      onFailure: (failure) => setProblem(fileSentence(translate, failure)),
    });
  };
  const send = (file: File): void =>
    write(
      async () => (await dataProvider.loadSettingsCalls()).writeStorePicture(picture, file),
      words.picture_saved,
    );
  const remove = (): void => {
    setAsking(false);
    write(
      async () => (await dataProvider.loadSettingsCalls()).removeStorePicture(picture),
      words.picture_removed,
    );
  };
  const name = words[picture];
  // Within a sentence, as the languages of the admin write it.
  const named = { name: name.toLocaleLowerCase() };
  const { width, height } = STORE_PICTURES[picture];
  return (
    <Box component="section" aria-label={name} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: 500 }}>{name}</Box>
      {url !== null && (
        <Box
          component="img"
          src={url}
          alt={name}
          sx={{
            width: '100%',
            maxWidth: picture === 'profile' ? 128 : 480,
            aspectRatio: `${width} / ${height}`,
            objectFit: 'cover',
            borderRadius: 'var(--radius)',
            border: `1px solid ${color('line')}`,
          }}
        />
      )}
      <PicturePicker
        label={fill(url === null ? words.upload : words.replace, named)}
        disabled={busy}
        describedBy={undefined}
        focusRef={() => undefined}
        onFiles={([file]) => {
          if (file === undefined) return;
          if (file.type === UNDRAWABLE) send(file);
          else setChosen(URL.createObjectURL(file));
        }}
      />
      <Box component="output" sx={quiet}>
        {busy ? words.sending : words[`${picture}_help`]}
      </Box>
      {problem !== undefined && (
        <Box role="alert" sx={{ color: color('danger') }}>
          {problem}
        </Box>
      )}
      {url !== null && (
        <Button color="error" disabled={busy} onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
          {fill(words.remove, named)}
        </Button>
      )}
      {chosen !== undefined && (
        <LazyCropDialog
          url={chosen}
          size={STORE_PICTURES[picture]}
          onClose={() => setChosen(undefined)}
          onCropped={(file) => {
            setChosen(undefined);
            send(file);
          }}
        />
      )}
      <ConfirmDialog
        open={asking}
        message={fill(words.remove_ask, { name })}
        confirmLabel={fill(words.remove, named)}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

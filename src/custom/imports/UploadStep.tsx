import { useRef, useState, type DragEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useNotify, useTranslate } from 'ra-core';
import { FileFault } from '../../../domain/imports/file-fault.ts';
import { IMPORTS_WORDS } from '../../../generated/words/imports.ts';
import { errorSentence } from '../../i18n/sentences.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { color, visuallyHidden, PHONE, quiet } from '../../theme/styles.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { saveFile } from '../../ui/file/file-address.ts';
import { fileSentence } from './file-sentence.ts';
import { openSession } from './file/open-session.ts';
import type { ImportTarget } from './import-target.ts';
import { MapColumns } from './MapColumns.tsx';
import { ImportHistory } from './run/ImportHistory.tsx';
import { useImportCalls } from './useImportCalls.ts';
import { useImportFile } from './useImportFile.ts';

/** Takes a file, says what we understood of it, and asks for the rest. */
export function UploadStep({ target }: { target: ImportTarget }) {
  const words = useWords(IMPORTS_WORDS);
  const translate = useTranslate();
  const calls = useImportCalls();
  const { file, keep } = useImportFile(target.name);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { data: shape } = useQuery({
    queryKey: ['import-shape', target.name],
    queryFn: async () => (await calls()).importShape(target.name),
  });

  const open = async (picked: File): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const known = shape ?? (await (await calls()).importShape(target.name));
      const session = openSession();
      const opened = await session.open(new Uint8Array(await picked.arrayBuffer()), known);
      keep({ name: picked.name, shape: known, session, opened });
    } catch (error) {
      const fault = error instanceof FileFault;
      setRefusal(fault ? fileSentence(words, error) : errorSentence(translate, error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {file === undefined ? (
        <>
          <DropZone
            busy={busy}
            refusal={refusal}
            onFile={(picked) => void open(picked)}
            note={target.name === 'products' ? words.formats : undefined}
          />
          <Templates target={target} />
          <ImportHistory target={target} />
        </>
      ) : (
        <MapColumns target={target} file={file} onOther={() => keep(undefined)} />
      )}
    </Box>
  );
}

function Templates({ target }: { target: ImportTarget }) {
  const words = useWords(IMPORTS_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const calls = useImportCalls();
  const save = async (format: 'xlsx' | 'csv'): Promise<void> => {
    try {
      saveFile(
        await (await calls()).importTemplate(target.name, format),
        `${fill(words.template_file[target.words], { resource: target.name })}.${format}`,
      );
    } catch (error) {
      notify(errorSentence(translate, error), { type: 'error' });
    }
  };
  return (
    <SectionCard title={words.template} intro={words.template_text}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void save('xlsx')}>
          {words.template_xlsx}
        </Button>
        <Button onClick={() => void save('csv')}>{words.template_csv}</Button>
      </Box>
    </SectionCard>
  );
}

interface DropZoneProps {
  busy: boolean;
  /** Why the last file was not taken. */
  refusal: string | undefined;
  note: string | undefined;
  onFile(file: File): void;
}

const KINDS = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Where a file is dropped, or picked by a button. */
function DropZone({ busy, refusal, note, onFile }: DropZoneProps) {
  const words = useWords(IMPORTS_WORDS);
  const input = useRef<HTMLInputElement>(null);
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const picked = files?.[0];
    if (picked) onFile(picked);
    // The same file may be picked again, corrected.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!busy) take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        p: { xs: 3, sm: 5 },
        textAlign: 'center',
        border: `2px dashed ${color(over ? 'primary' : 'line-strong')}`,
        borderRadius: 'var(--radius)',
        backgroundColor: color(over ? 'primary-soft' : 'surface'),
      }}
    >
      <UploadIcon aria-hidden sx={{ fontSize: 48, color: color('text-secondary') }} />
      <Box component="h2" sx={{ m: 0, fontSize: 'var(--text-18, 1.125rem)' }}>
        {phone ? words.drop_phone : words.drop}
      </Box>
      <Box sx={quiet}>{words.drop_text}</Box>
      <Button variant="contained" loading={busy} onClick={() => input.current?.click()}>
        {words.pick}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        aria-label={words.pick}
        onChange={(event) => take(event.target.files)}
      />
      {note !== undefined && <Box sx={quiet}>{note}</Box>}
      <Box component="output" sx={visuallyHidden}>
        {busy ? words.reading : ''}
      </Box>
      {refusal !== undefined && (
        <Alert severity="error" sx={{ textAlign: 'left' }}>
          {refusal}
        </Alert>
      )}
    </Box>
  );
}

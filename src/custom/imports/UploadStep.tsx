import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { saveFile } from '../../ui/file/save-file.ts';
import { DropZone } from './DropZone.tsx';
import { openSession } from './file/open-session.ts';
import { FileFault } from '../../../domain/imports/file-fault.ts';
import { IMPORTS_WORDS } from './imports-words.ts';
import type { ImportTarget } from './import-target.ts';
import { fileSentence } from './file-sentence.ts';
import { ImportHistory } from './run/ImportHistory.tsx';
import { MapColumns } from './MapColumns.tsx';
import { useImportCalls } from './useImportCalls.ts';
import { useImportFile } from './useImportFile.ts';

/** Takes a file, says what we understood of it, and asks for the rest. */
export function UploadStep({ target }: { target: ImportTarget }) {
  const words = useDictionary(IMPORTS_WORDS);
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
  const words = useDictionary(IMPORTS_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const calls = useImportCalls();
  const save = async (format: 'xlsx' | 'csv'): Promise<void> => {
    try {
      saveFile(
        await (await calls()).importTemplate(target.name, format),
        `${words.template_file[target.name]}.${format}`,
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

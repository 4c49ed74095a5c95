import { useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { BATCH_WORDS } from './batch-words.ts';
import { useSendZip } from './useSendZip.ts';

/** Takes a ZIP and shows how much of it is up. */
export function ZipUpload() {
  const words = useDictionary(BATCH_WORDS);
  const online = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const { file, sent, problem, cutOff, take, resume, cancel } = useSendZip();
  const sentence = fill(words.sending, { name: file?.name ?? '', percent: Math.floor(sent * 100) });
  return (
    <SectionCard title={words.drop} intro={words.drop_text}>
      {problem !== undefined && (
        <Alert
          severity={cutOff ? 'warning' : 'error'}
          action={
            cutOff && (
              <Button color="inherit" onClick={resume}>
                {words.retry}
              </Button>
            )
          }
        >
          {cutOff ? `${problem} ${words.sent_retry}` : problem}
        </Alert>
      )}
      {file === undefined ? (
        <Button variant="contained" sx={{ justifySelf: 'start' }} onClick={() => input.current?.click()}>
          {words.pick}
        </Button>
      ) : (
        <>
          <Box component="output">{sentence}</Box>
          <LinearProgress variant="determinate" value={sent * 100} aria-label={sentence} />
          <Box sx={quiet}>{online ? words.stay : words.offline}</Box>
          <Button sx={{ justifySelf: 'start' }} onClick={cancel}>
            {words.cancel}
          </Button>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={words.pick}
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          event.target.value = '';
          if (picked !== undefined) take(picked);
        }}
      />
    </SectionCard>
  );
}

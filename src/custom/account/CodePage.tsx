import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import type { DeviceName } from '../../../domain/identity/device-name.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { CodeForm } from './CodeForm.tsx';
import { useAccountCall } from './useAccountCall.ts';
import { useDeviceName } from './useDeviceName.ts';

type Step =
  | { at: 'code'; notice?: string }
  | { at: 'question'; code: string; device: DeviceName }
  | { at: 'done'; device: DeviceName; allowed: boolean };

/**
 * `/code` on a phone that is signed in: the user types the code of another screen, sees its device, and approves or
 * refuses (spec 1 §2).
 */
export default function CodePage() {
  const { code: words } = useDictionary(ACCOUNT_WORDS);
  const nameOf = useDeviceName();
  const [step, setStep] = useState<Step>({ at: 'code' });
  const dataProvider = useDataProvider<AppDataProvider>();
  const { call, busy, problem } = useAccountCall();

  const decide = (code: string, device: DeviceName, allowed: boolean) =>
    call(
      async () => (await dataProvider.loadAccountCalls()).decideOnCode(code, allowed),
      () => setStep({ at: 'done', device, allowed }),
      ({ code: reason }) => {
        if (reason !== 'not_found') return false;
        setStep({ at: 'code', notice: words.over });
        return true;
      },
    );

  return (
    <PageBody narrow>
      <PageHeader title={words.title} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 440 }}>
        {step.at === 'code' && (
          <>
            {step.notice !== undefined && <Alert severity="warning">{step.notice}</Alert>}
            <CodeForm onClaimed={(code, device) => setStep({ at: 'question', code, device })} />
          </>
        )}
        {step.at === 'question' && (
          <>
            <Box component="output" sx={{ display: 'block', fontSize: 'var(--text-20)', fontWeight: 500 }}>
              {fill(words.ask, { device: nameOf(step.device) })}
            </Box>
            <Alert severity="warning">{words.warning}</Alert>
            {problem !== undefined && <Alert severity="error">{problem}</Alert>}
            <Button
              variant="contained"
              aria-disabled={busy}
              onClick={() => void decide(step.code, step.device, true)}
            >
              {words.allow}
            </Button>
            <Button
              variant="outlined"
              aria-disabled={busy}
              onClick={() => void decide(step.code, step.device, false)}
            >
              {words.refuse}
            </Button>
          </>
        )}
        {step.at === 'done' && (
          <>
            <Alert severity={step.allowed ? 'success' : 'info'}>
              {step.allowed ? fill(words.allowed, { device: nameOf(step.device) }) : words.refused}
            </Alert>
            <Button variant="outlined" onClick={() => setStep({ at: 'code' })}>
              {words.again}
            </Button>
          </>
        )}
      </Box>
    </PageBody>
  );
}

import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import type { DeviceName } from '../../../domain/identity/sign-in-answers.ts';
import { SIGN_IN_CODE } from '../../../domain/identity/sign-in-limits.ts';
import { ACCOUNT_WORDS } from '../../../generated/words/account.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import { ControlledInput } from '../../ui/input/LabelledInput.tsx';
import { failureSentence } from '../../ui/form/useWrite.ts';
import { ProblemNotice } from '../../ui/form/SaveBar.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { useDeviceName } from './useDeviceName.ts';
import { useAccountCall } from './useAccountCall.ts';

type Step =
  | { at: 'code'; notice?: string }
  | { at: 'question'; code: string; device: DeviceName }
  | { at: 'done'; device: DeviceName; allowed: boolean };

/**
 * `/code` on a phone that is signed in: the user types the code of another screen, sees its device, and approves or
 * refuses (spec 1 §2).
 */
export default function CodePage() {
  const { code: words } = useWords(ACCOUNT_WORDS);
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

interface Claimed {
  code: string;
  device: DeviceName;
}

/** Form for the six digits that another screen shows. */
function CodeForm({ onClaimed }: { onClaimed(code: string, device: DeviceName): void }) {
  const translate = useTranslate();
  const { code: words } = useWords(ACCOUNT_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  /** The last wrong digits: each try of them would count. */
  const refused = useRef('');
  const { form, formProps, saving, problem } = useWriteForm<{ code: string }, Claimed>({
    defaults: { code: '' },
    validate: ({ code }) => ({
      ...(code.length !== SIGN_IN_CODE.digits && { code: words.short }),
      ...(code === refused.current && { code: words.wrong }),
    }),
    write: async ({ code }) => ({
      code,
      device: await (await dataProvider.loadAccountCalls()).claimCode(code),
    }),
    onSaved: ({ code, device }) => onClaimed(code, device),
    refusalOf: (failure, { code }) => {
      if (failure.fields['code']) refused.current = code;
      return {
        sentences: { ...(failure.fields['code'] && { code: words.wrong }) },
        // This form saves nothing, so the notice gives the reason alone.
        message: failure.fields['code'] ? undefined : failureSentence(translate, failure),
      };
    },
  });
  const { control } = form;
  const { errors } = useFormState({ control });
  // Selects a wrong code, so that the user types over it.
  useEffect(() => {
    if (errors.code) form.setFocus('code', { shouldSelect: true });
  }, [errors.code, form]);

  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, SIGN_IN_CODE.digits);
    const before = form.getValues('code');
    form.setValue('code', digits);
    form.clearErrors();
    if (digits.length === SIGN_IN_CODE.digits && digits !== before) formProps.onSubmit();
  };

  return (
    <Box component="form" {...formProps} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ color: color('text-secondary') }}>{words.intro}</Box>
      <ControlledInput
        control={control}
        name="code"
        label={words.label}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric' }}
        sx={{
          '& input': {
            fontSize: 'var(--text-24)',
            fontVariantNumeric: 'tabular-nums',
            letterSpacing: '0.3em',
            textAlign: 'center',
          },
        }}
        onChange={type}
      />
      {problem && <ProblemNotice problem={problem} />}
      <Button type="submit" variant="contained" aria-disabled={saving}>
        {saving ? words.checking : words.check}
      </Button>
    </Box>
  );
}

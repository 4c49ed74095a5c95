import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import type { DeviceName } from '../../../domain/identity/device-name.ts';
import { SIGN_IN_CODE } from '../../../domain/identity/sign-in-code-policy.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { color } from '../../theme/color.ts';
import { ControlledInput } from '../../ui/form/ControlledInput.tsx';
import { failureSentence } from '../../ui/form/failure.ts';
import { ProblemNotice } from '../../ui/form/ProblemNotice.tsx';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';

interface Claimed {
  code: string;
  device: DeviceName;
}

/** Form for the six digits that another screen shows. */
export function CodeForm({ onClaimed }: { onClaimed(code: string, device: DeviceName): void }) {
  const translate = useTranslate();
  const { code: words } = useDictionary(ACCOUNT_WORDS);
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

import { useRef, useState, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import type { DeviceName } from '../../../domain/identity/device-name.ts';
import { SIGN_IN_CODE } from '../../../domain/identity/sign-in-code-policy.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { color } from '../../theme/color.ts';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { useAccountCall } from './useAccountCall.ts';

/** The six digits that another screen shows. */
export function CodeForm({ onClaimed }: { onClaimed(code: string, device: DeviceName): void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { call, busy, problem } = useAccountCall();

  const complain = (sentence: string): void => {
    setComplaint(sentence);
    input.current?.select();
  };
  const check = (digits: string) => {
    if (digits.length !== SIGN_IN_CODE.digits) return complain(translate('account.code.short'));
    setComplaint(undefined);
    void call(
      async () => onClaimed(digits, await dataProvider.claimCode(digits)),
      ({ fields }) => {
        if (fields['code'] === undefined) return false;
        complain(translate('account.code.wrong'));
        return true;
      },
    );
  };
  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, SIGN_IN_CODE.digits);
    setCode(digits);
    setComplaint(undefined);
    if (digits.length === SIGN_IN_CODE.digits && digits !== code) check(digits);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        check(code);
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Box sx={{ color: color('text-secondary') }}>{translate('account.code.intro')}</Box>
      <LabelledInput
        label={translate('account.code.label')}
        name="code"
        value={code}
        error={complaint}
        autoComplete="off"
        inputRef={input}
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
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" aria-disabled={busy}>
        {translate(busy ? 'account.code.checking' : 'account.code.check')}
      </Button>
    </Box>
  );
}

import { useRef, useState, type SubmitEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'ra-core';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/password.ts';
import { passwordStrength } from '../../../domain/identity/password-strength.ts';
import { useSession } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { PasswordInput } from '../../ui/input/PasswordInput.tsx';
import { SESSIONS_KEY } from './sessions-key.ts';
import { useAccountCall } from './useAccountCall.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ACCOUNT_WORDS, type AccountWords } from './account-words.ts';

interface Complaints {
  current?: string;
  password?: string;
}

const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

/** Another password, by the current one; every other session ends with it. */
export function PasswordForm() {
  const { password: words } = useDictionary(ACCOUNT_WORDS);
  const notify = useNotify();
  const queries = useQueryClient();
  const user = useSession()?.user;
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [complaints, setComplaints] = useState<Complaints>({});
  const currentInput = useRef<HTMLInputElement>(null);
  const newInput = useRef<HTMLInputElement>(null);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { call, busy, problem } = useAccountCall();

  const complain = (found: Complaints): boolean => {
    setComplaints(found);
    if (found.current !== undefined) currentInput.current?.focus();
    else if (found.password !== undefined) newInput.current?.focus();
    return found.current !== undefined || found.password !== undefined;
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (complain(missing(words, current, password))) return;
    await call(
      async () => {
        await dataProvider.changePassword(current, password);
        setCurrent('');
        setPassword('');
        notify(words.done, { type: 'success' });
        await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
      },
      ({ fields }) =>
        complain({
          ...worded(words, 'current', fields['current_password']?.key),
          ...worded(words, 'password', fields['password']?.key),
        }),
    );
  };
  const strength =
    words.strength[passwordStrength(password, [user?.user_email ?? '', user?.first_name ?? ''])];

  return (
    <SectionCard title={words.title} intro={words.intro}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SubmitEvent) => void submit(event)}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 440 }}
      >
        <input type="email" autoComplete="username" value={user?.user_email ?? ''} readOnly hidden />
        <PasswordInput
          label={words.current}
          name="current_password"
          autoComplete="current-password"
          showLabel={words.show}
          hideLabel={words.hide}
          value={current}
          error={complaints.current}
          inputRef={currentInput}
          onChange={setCurrent}
        />
        <Box>
          <PasswordInput
            label={words.new}
            help={fill(words.help, LIMITS)}
            name="password"
            autoComplete="new-password"
            showLabel={words.show}
            hideLabel={words.hide}
            value={password}
            error={complaints.password}
            inputRef={newInput}
            onChange={setPassword}
          />
          <Box component="output" sx={{ display: 'block', mt: 0.5, minHeight: '1.5em', fontWeight: 500 }}>
            {password === '' ? '' : strength}
          </Box>
        </Box>
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <Button type="submit" variant="contained" aria-disabled={busy} sx={{ alignSelf: 'flex-start' }}>
          {busy ? words.submitting : words.submit}
        </Button>
      </Box>
    </SectionCard>
  );
}

/** What needs no server to be told. */
function missing(words: AccountWords['password'], current: string, password: string): Complaints {
  const complaint = (): string | undefined => {
    if (password === '') return words.errors.new;
    if (password.length < LIMITS.min) return fill(words.errors.minLength, LIMITS);
    return password.length > LIMITS.max ? fill(words.errors.maxLength, LIMITS) : undefined;
  };
  const wrong = complaint();
  return {
    ...(current === '' ? { current: words.errors.current } : {}),
    ...(wrong === undefined ? {} : { password: wrong }),
  };
}

/** The sentence of a rule's name, at its field. */
function worded(
  { errors }: AccountWords['password'],
  field: keyof Complaints,
  key: string | undefined,
): Complaints {
  if (key === undefined) return {};
  const known = Object.entries(errors).find(([name]) => name === key)?.[1];
  return { [field]: fill(known ?? errors.other, LIMITS) };
}

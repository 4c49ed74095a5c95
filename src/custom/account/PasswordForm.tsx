import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { passwordStrength } from '../../../domain/identity/password-strength.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/password.ts';
import { useSession } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { FieldProblem } from '../../i18n/field-sentence.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { PasswordInput } from '../../ui/form/PasswordInput.tsx';
import { ProblemNotice } from '../../ui/form/FormNotices.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { ACCOUNT_WORDS, type AccountWords } from './account-words.ts';
import { SESSIONS_KEY } from './sessions-key.ts';

/** The change of a password, with the field names of its call. */
interface PasswordChange {
  current_password: string;
  password: string;
}

const PASSWORD_LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

/** Errors found before sending, by field. */
function passwordComplaints(
  { current_password, password }: PasswordChange,
  { errors }: AccountWords['password'],
): Record<string, string> {
  const complaint = (): string | undefined => {
    if (password === '') return errors.new;
    if (password.length < PASSWORD_LIMITS.min) return fill(errors.minLength, PASSWORD_LIMITS);
    return password.length > PASSWORD_LIMITS.max ? fill(errors.maxLength, PASSWORD_LIMITS) : undefined;
  };
  const wrong = complaint();
  return {
    ...(current_password === '' && { current_password: errors.current }),
    ...(wrong !== undefined && { password: wrong }),
  };
}

/** Errors of the server, by field. */
function refusedPassword(
  fields: Readonly<Record<string, FieldProblem>>,
  { errors }: AccountWords['password'],
): Record<string, string> {
  const sentences: Readonly<Record<string, string>> = errors;
  return Object.fromEntries(
    Object.entries(fields).map(([field, { key }]) => [
      field,
      fill(sentences[key] ?? errors.other, PASSWORD_LIMITS),
    ]),
  );
}

/** Changes the password with the current one; all other sessions end. */
export function PasswordForm() {
  const { password: words } = useDictionary(ACCOUNT_WORDS);
  const notify = useNotify();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const user = useSession()?.user;
  const email = user?.user_email ?? '';
  const { form, formProps, saving, problem } = useWriteForm<PasswordChange, PasswordChange>({
    defaults: { current_password: '', password: '' },
    validate: (change) => passwordComplaints(change, words),
    write: async (change) => {
      await (await dataProvider.loadAccountCalls()).changePassword(change.current_password, change.password);
      return change;
    },
    onSaved: async () => {
      notify(words.done, { type: 'success' });
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    refusalOf: ({ fields }) => ({ sentences: refusedPassword(fields, words) }),
    stays: true,
  });
  const { control } = form;
  const password = useWatch({ control, name: 'password' });
  const strength = words.strength[passwordStrength(password, [email, user?.first_name ?? ''])];

  return (
    <SectionCard title={words.title} intro={words.intro}>
      <Box
        component="form"
        {...formProps}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 440 }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          control={control}
          name="current_password"
          label={words.current}
          autoComplete="current-password"
          showLabel={words.show}
          hideLabel={words.hide}
        />
        <Box>
          <PasswordInput
            control={control}
            name="password"
            label={words.new}
            help={fill(words.help, PASSWORD_LIMITS)}
            autoComplete="new-password"
            showLabel={words.show}
            hideLabel={words.hide}
          />
          <Box component="output" sx={{ display: 'block', mt: 0.5, minHeight: '1.5em', fontWeight: 500 }}>
            {password === '' ? '' : strength}
          </Box>
        </Box>
        {problem && <ProblemNotice problem={problem} />}
        <Button type="submit" variant="contained" aria-disabled={saving} sx={{ alignSelf: 'flex-start' }}>
          {saving ? words.submitting : words.submit}
        </Button>
      </Box>
    </SectionCard>
  );
}

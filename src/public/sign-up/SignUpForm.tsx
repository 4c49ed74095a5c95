import { PERSON_NAME_MAX_LENGTH } from '../../../domain/identity/names.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/credentials.ts';
import { joinPhone } from '../../../domain/phones/phone.ts';
import { COUNTRIES, countryName } from '../../../domain/places/countries.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { requestSignUp } from '../../dataProvider/sign-up.ts';
import { navigate } from '../navigation/navigation.ts';
import { EmailField, useEmailRules } from '../parts/EmailField.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { PhonePrefix, SelectField } from '../parts/SelectField.tsx';
import { ProblemNotice } from '../parts/Notice.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextField } from '../parts/TextField.tsx';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { forgetCampaign, keptCampaign, keptSource } from '../navigation/source.ts';
import { useCall } from '../call/useCall.ts';
import { fill, useIntlLocale, useWords } from '../../i18n/words.ts';
import { keepDraft, readDraft, type SignUpDraft } from './draft.ts';
import { prefixOf, useFieldProblems, usePhoneRules } from './useFieldProblems.ts';
import { SIGN_UP_WORDS } from './sign-up-words.ts';
import css from './SignUpForm.module.css';

type Fields = SignUpDraft & { password: string };
const FIELDS = ['first_name', 'last_name', 'store', 'country_code', 'phone', 'email', 'password'] as const;
const STORE_MAX_LENGTH = 50;
const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

interface SignUpFormProps {
  onCountry?: (code: string) => void;
}

/** Step 1 of 3: the user, the store, and the phone for the code. `onCountry` runs when the country changes. */
export function SignUpForm({ onCountry }: SignUpFormProps) {
  const { form: words, errors } = useWords(SIGN_UP_WORDS);
  const language = useIntlLocale();
  const form = useForm<Fields>({ defaultValues: { ...readDraft(), password: '' } });
  const { register, formState, getValues, control } = form;
  const { call, busy, problem } = useCall();
  const { http } = useSessionStore();
  const emailRules = useEmailRules();
  const phoneRules = usePhoneRules(() => getValues('country_code'));
  const prefix = prefixOf(useWatch({ control, name: 'country_code' }));
  const complaint = (field: keyof Fields): string | undefined => formState.errors[field]?.message;
  const [over, setOver] = useState<string | null>(null);
  const withFields = useFieldProblems([...FIELDS, 'campaign'], (source, message) => {
    if (source === 'campaign') {
      // The sentence says so: the next try is one at the usual prices.
      forgetCampaign();
      setOver(message);
    }
    const field = FIELDS.find((one) => one === source);
    if (field !== undefined) form.setError(field, { message }, { shouldFocus: true });
  });

  const submit = form.handleSubmit(({ password, ...draft }) =>
    call(() =>
      withFields(async () => {
        const { country_code, email } = draft;
        keepDraft(draft);
        await requestSignUp(http, {
          ...draft,
          email: email.trim(),
          password,
          phone: joinPhone(prefixOf(country_code), draft.phone),
          country: countryName(country_code, language),
          source: keptSource(),
          campaign: keptCampaign(),
        });
        navigate(PUBLIC_PATHS.verify);
      }),
    ),
  );
  const countries = COUNTRIES.map(({ code }) => ({ value: code, label: countryName(code, language) }));
  const filled = { validate: { filled: (text: string) => text.trim() !== '' } };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.store}
        help={words.store_help}
        autoComplete="organization"
        maxLength={STORE_MAX_LENGTH}
        error={complaint('store')}
        {...register('store', { required: errors.store, ...orSay(filled, errors.store) })}
      />
      <div className={css.pair}>
        <TextField
          label={words.first_name}
          autoComplete="given-name"
          maxLength={PERSON_NAME_MAX_LENGTH}
          error={complaint('first_name')}
          {...register('first_name', { required: errors.first_name, ...orSay(filled, errors.first_name) })}
        />
        <TextField
          label={words.last_name}
          autoComplete="family-name"
          maxLength={PERSON_NAME_MAX_LENGTH}
          error={complaint('last_name')}
          {...register('last_name', { required: errors.last_name, ...orSay(filled, errors.last_name) })}
        />
      </div>
      <SelectField
        label={words.country}
        autoComplete="country"
        options={countries}
        {...register('country_code', { onChange: () => onCountry?.(getValues('country_code')) })}
      />
      <TextField
        label={words.phone}
        help={words.phone_help}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        before={<PhonePrefix prefix={prefix} />}
        error={complaint('phone')}
        {...register('phone', phoneRules)}
      />
      <EmailField registration={register('email', emailRules)} error={complaint('email')} />
      <PasswordField
        label={words.password}
        help={fill(words.password_help, LIMITS)}
        autoComplete="new-password"
        error={complaint('password')}
        {...register('password', {
          required: errors.password,
          minLength: { value: LIMITS.min, message: fill(errors.too_short, LIMITS) },
          maxLength: { value: LIMITS.max, message: fill(errors.too_long, LIMITS) },
        })}
      />
      {over !== null && <p role="alert">{over}</p>}
      <ProblemNotice problem={problem} retry={() => void submit()} />
      <SubmitButton label={words.submit} busyLabel={words.submitting} busy={busy} />
    </form>
  );
}

/** A rule for react-hook-form that refuses blank text with this sentence. */
function orSay(rule: { validate: { filled(text: string): boolean } }, sentence: string) {
  return { validate: (text: string) => rule.validate.filled(text) || sentence };
}

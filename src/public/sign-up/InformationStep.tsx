import { useForm } from 'react-hook-form';
import { SALES_SO_FAR, SHOP_KINDS } from '../../../domain/identity/sign-up.ts';
import { joinPhone } from '../../../domain/phones/phone.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { finishSignUp } from '../../dataProvider/sign-up.ts';
import type { SignUpState } from '../../../domain/identity/sign-in-answers.ts';
import { Page } from '../parts/Page.tsx';
import { PhonePrefix, SelectField } from '../parts/SelectField.tsx';
import { ProblemNotice } from '../parts/Notice.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useCall } from '../call/useCall.ts';
import { dropDraft } from './draft.ts';
import { isGone, prefixOf, useFieldProblems, usePhoneRules } from './useFieldProblems.ts';
import { Steps } from './Steps.tsx';
import { useWords } from '../../i18n/words.ts';
import { SIGN_UP_WORDS } from './sign-up-words.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

interface Props {
  state: SignUpState;
  onGone(): void;
  onSignedIn(session: SessionInfo): Promise<void>;
}

interface Fields {
  /** Ids of the options; empty while nothing is chosen. */
  kind: string;
  so_far: string;
  phone_number: string;
  business_url: string;
}
const FIELDS = ['kind', 'so_far', 'phone_number', 'business_url'] as const;

/** Step 3 of 3: two questions and the user's own data. Then the store exists. */
export function InformationStep({ state, onGone, onSignedIn }: Props) {
  const { information: words, errors, optional } = useWords(SIGN_UP_WORDS);
  const prefix = prefixOf(state.country_code);
  const form = useForm<Fields>({
    defaultValues: {
      kind: '',
      so_far: '',
      phone_number: state.phone.startsWith(prefix) ? state.phone.slice(prefix.length) : state.phone,
      business_url: '',
    },
  });
  const { register, formState } = form;
  const { call, busy, problem } = useCall();
  const { http } = useSessionStore();
  const phoneRules = usePhoneRules(() => state.country_code);
  const withFields = useFieldProblems(FIELDS, (source, message) => {
    const field = FIELDS.find((one) => one === source);
    if (field !== undefined) form.setError(field, { message }, { shouldFocus: true });
  });

  const submit = form.handleSubmit(({ kind, so_far, phone_number, business_url }) =>
    call(() =>
      withFields(async () => {
        const { first_name, last_name, country_code } = state;
        try {
          const session = await finishSignUp(http, {
            on_boarding_options: [Number(kind), Number(so_far)],
            user_information: {
              first_name,
              last_name,
              phone_number: joinPhone(prefix, phone_number),
              business_url: withScheme(business_url),
              country_code,
            },
          });
          dropDraft();
          await onSignedIn(session);
        } catch (error) {
          if (!isGone(error)) throw error;
          onGone();
        }
      }),
    ),
  );

  return (
    <Page title={words.title}>
      <Prose>{words.intro}</Prose>
      <Steps current={3} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label={words.kind}
          placeholder={words.choose}
          options={SHOP_KINDS.map(({ id, name }) => ({ value: String(id), label: words.kinds[name] }))}
          error={formState.errors.kind?.message}
          {...register('kind', { required: errors.choose })}
        />
        <SelectField
          label={words.so_far}
          placeholder={words.choose}
          options={SALES_SO_FAR.map(({ id, name }) => ({ value: String(id), label: words.sales[name] }))}
          error={formState.errors.so_far?.message}
          {...register('so_far', { required: errors.choose })}
        />
        <TextField
          label={words.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          before={<PhonePrefix prefix={prefix} />}
          error={formState.errors.phone_number?.message}
          {...register('phone_number', phoneRules)}
        />
        <TextField
          label={`${words.business_url} (${optional})`}
          help={words.business_url_help}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          maxLength={280}
          error={formState.errors.business_url?.message}
          {...register('business_url', {
            validate: (text) => isAddress(withScheme(text)) || errors.url,
          })}
        />
        <ProblemNotice problem={problem} retry={() => void submit()} />
        <SubmitButton label={words.submit} busyLabel={words.submitting} busy={busy} />
      </form>
    </Page>
  );
}

/** People write `instagram.com/mitienda`. */
function withScheme(text: string): string | null {
  const url = text.trim();
  if (url === '') return null;
  return /^https?:\/\//i.test(url) ? url : `https://${url}`;
}

/** True for none, and for one that a browser opens: a handle (`@mitienda`) and a sentence are no addresses. */
function isAddress(url: string | null): boolean {
  return url === null || /^https?:\/\/[^\s/@?#]+\.[^\s/@.?#]{2,}(?:[/?#]\S*)?$/i.test(url);
}

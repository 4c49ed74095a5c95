import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { readSignUp, resendCode, verifyCode } from '../../dataProvider/sign-up.ts';
import type { CodeChannel, SignUpState } from '../../../domain/identity/sign-in-answers.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useCall } from '../call/useCall.ts';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { Notice, ProblemNotice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { Prose } from '../parts/Prose.tsx';
import quiet from '../parts/QuietButton.module.css';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TextField } from '../parts/TextField.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import css from './Resend.module.css';
import { SIGN_UP_WORDS } from './sign-up-words.ts';
import { Steps } from './Steps.tsx';
import { isGone, prefixOf, useFieldProblems } from './useFieldProblems.ts';

interface Props {
  state: SignUpState;
  onState(state: SignUpState): void;
  /** The address and the password were those of an account; the browser is signed in to it. */
  onKnown(session: SessionInfo): void;
  onGone(): void;
}

/** Step 2 of 3: one field for typing, pasting and the phone's autofill. */
export function CodeStep({ state, onState, onKnown, onGone }: Props) {
  const { code: words, errors } = useWords(SIGN_UP_WORDS);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState<string>();
  /** The last wrong digits. They stay wrong until another code is sent, and each try of them would count. */
  const refused = useRef('');
  const { call, busy, problem } = useCall();
  const { http } = useSessionStore();
  const withFields = useFieldProblems(['code'], (_, sentence) => {
    setComplaint(sentence);
    input.current?.select();
  });

  const check = (digits: string) => {
    if (digits.length !== state.digits) {
      setComplaint(fill(errors.code, { digits: state.digits }));
      input.current?.focus();
      return;
    }
    if (digits === refused.current) return input.current?.select();
    setComplaint(undefined);
    void call(() =>
      withFields(async () => {
        try {
          const next = await verifyCode(http, digits);
          if ('step' in next) onState(next);
          else onKnown(next);
        } catch (error) {
          if (isGone(error)) return onGone();
          if (error instanceof ApiHttpError && error.fields['code']) refused.current = digits;
          // A message that WhatsApp did not take has gone by mail meanwhile, with more digits.
          if (state.channel === 'whatsapp') onState(await readSignUp(http));
          throw error;
        }
      }),
    );
  };
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, state.digits);
    setCode(digits);
    if (digits !== refused.current) setComplaint(undefined);
    if (digits.length === state.digits && digits !== code) check(digits);
  };
  useDelivery({ state, onState, onGone });
  const [to, sent] =
    state.channel === 'mail' ? [state.sent_to, words.sent_mail] : [spoken(state), words.sent_whatsapp];

  return (
    <Page title={words.title} tab={words.page}>
      <Prose>
        {fill(state.sent ? sent : words.sending, { to, digits: state.digits })} {state.sent && words.lasts}
      </Prose>
      <Steps current={2} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          check(code);
        }}
      >
        <TextField
          ref={input}
          label={fill(words.label, { digits: state.digits })}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={complaint}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <ProblemNotice problem={problem} retry={() => check(code)} />
        <SubmitButton label={words.submit} busyLabel={words.submitting} busy={busy} />
      </form>
      <Resend
        state={state}
        onState={(next) => {
          refused.current = '';
          onState(next);
        }}
        onGone={onGone}
      />
      <TextLink to={PUBLIC_PATHS.signUp}>{words.change}</TextLink>
    </Page>
  );
}

/** Milliseconds between two reads of the state: before a code goes out, and while WhatsApp may still refuse it. */
const POLL = { unsent: 2000, sent: 10_000 } as const;

/** A code that WhatsApp does not take goes by mail, or not at all: the page says so as soon as the server knows. */
function useDelivery({ state, onState, onGone }: Omit<Props, 'onKnown'>): void {
  const { http } = useSessionStore();
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (state.channel === 'mail' && state.sent) return undefined;
    let left = false;
    const poll = (): void => {
      readSignUp(http).then(
        (read) => {
          if (!left) onState(read);
        },
        (error: unknown) => {
          // Without a connection the next read finds out.
          if (!left && isGone(error)) gone();
        },
      );
    };
    const timer = setInterval(poll, state.sent ? POLL.sent : POLL.unsent);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [state, onState, http]);
}

/** `+57 3001234567` */
function spoken({ sent_to, country_code }: SignUpState): string {
  const prefix = prefixOf(country_code);
  return `+${prefix} ${sent_to.slice(prefix.length)}`;
}

/** Requests another code after the wait: by WhatsApp, or by mail. */
function Resend({ state, onState, onGone }: Omit<Props, 'onKnown'>) {
  const { code: words } = useWords(SIGN_UP_WORDS);
  const left = useCountdown(state);
  const [again, setAgain] = useState(false);
  const { call, busy, problem } = useCall();
  const { http } = useSessionStore();

  const send = (channel: CodeChannel) =>
    call(async () => {
      setAgain(false);
      try {
        onState(await resendCode(http, channel));
        setAgain(true);
      } catch (error) {
        if (!isGone(error)) throw error;
        onGone();
      }
    });
  const labels: Record<CodeChannel, string> = { whatsapp: words.again_whatsapp, mail: words.again_mail };

  return (
    <div className={css.resend}>
      {again && left > 0 && <Notice tone="info">{words.sent_again}</Notice>}
      {left > 0 ? (
        // Screen readers announce the wait once, not every second; the running timer is visual only.
        <p className={css.wait} role="timer" aria-live="off">
          {fill(words.wait, { time: clock(left) })}
        </p>
      ) : (
        <>
          {state.sent ? (
            <p className={css.wait}>{words.not_there}</p>
          ) : (
            <Notice tone="warning">{words.not_sent}</Notice>
          )}
          <div className={css.ways}>
            {state.channels.map((channel) => (
              <QuietButton key={channel} aria-disabled={busy} onClick={() => void send(channel)}>
                {labels[channel]}
              </QuietButton>
            ))}
          </div>
        </>
      )}
      <ProblemNotice problem={problem} retry={() => void send(state.channel)} />
    </div>
  );
}

/** `0:45` */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds left of the wait that the server set; each answer restarts it. Correct also after the tab was asleep. */
function useCountdown(answer: { resend_after: number }): number {
  const [left, setLeft] = useState(answer.resend_after);
  useEffect(() => {
    const end = performance.now() + answer.resend_after * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [answer]);
  return left;
}

/** A secondary action beside the primary one. */
function QuietButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={quiet.button} />;
}

import { useState } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { resendCode, type CodeChannel, type SignUpState } from '../../dataProvider/sign-up.ts';
import { Notice } from '../parts/Notice.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { QuietButton } from '../parts/QuietButton.tsx';
import { useCall } from '../call/useCall.ts';
import { fill } from '../../i18n/fill.ts';
import { isGone } from './is-gone.ts';
import { useCountdown } from './useCountdown.ts';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { SIGN_UP_WORDS } from './sign-up-words.ts';
import css from './Resend.module.css';

interface Props {
  state: SignUpState;
  onState(state: SignUpState): void;
  onGone(): void;
}

/** Requests another code after the wait: by WhatsApp, or by mail. */
export function Resend({ state, onState, onGone }: Props) {
  const { code: words } = useLazyDictionary(SIGN_UP_WORDS);
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
          <p className={css.wait}>{words.not_there}</p>
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

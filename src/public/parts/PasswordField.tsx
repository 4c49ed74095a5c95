import { useState, type ComponentProps } from 'react';
import { useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';
import css from './PasswordField.module.css';
import { TextField } from './TextField.tsx';

/** A password input; a button shows the typed text. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'after'>) {
  const words = useWords(PUBLIC_WORDS).field;
  const [visible, setVisible] = useState(false);
  const label = visible ? words.hide_password : words.show_password;
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          className={css.toggle}
          aria-label={label}
          title={label}
          onClick={() => setVisible(!visible)}
        >
          <EyeIcon open={!visible} />
        </button>
      }
    />
  );
}

/** An eye, open or struck through. */
function EyeIcon({ open }: { open: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
      {!open && <path d="m4 20 16-16" />}
    </svg>
  );
}

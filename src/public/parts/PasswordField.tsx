import { useState, type ComponentProps } from 'react';
import { usePublicWords } from '../words/usePublicWords.ts';
import { EyeIcon } from './EyeIcon.tsx';
import { TextField } from './TextField.tsx';
import css from './PasswordField.module.css';

/** A password input; a button shows the typed text. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'after'>) {
  const words = usePublicWords().field;
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

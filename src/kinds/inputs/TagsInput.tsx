import { useState, useEffect, useRef, type Ref } from 'react';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { flushSync } from 'react-dom';
import { useLabel } from '../../i18n/words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFieldValue, type InputProps } from './input.ts';
import { RemovableChip } from './RemovableChip.tsx';

/** Labels of a record: a comma-joined text, or an array of texts for a `json` field. */
export function TagsInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const labelOf = useLabel();
  const translate = useTranslate();
  const list = field.kind === 'json';
  const tags = list && Array.isArray(value) ? value.map(String) : readTags(value);
  return (
    <FieldFrame {...props} error={error} note={translate('form.tags.how')}>
      {(control) => (
        <ChipsBox
          values={tags}
          onValues={(next) => onChange(list ? next : writeTags(next))}
          onBlur={onBlur}
          inputRef={ref}
          disabled={disabled}
          placeholder={field.placeholder && labelOf(field.placeholder)}
          control={control}
        />
      )}
    </FieldFrame>
  );
}

interface ChipsBoxProps {
  values: readonly string[];
  onValues: (values: string[]) => void;
  /** With it a tap on a value edits it in its place. */
  onRename?: (value: string, typed: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  disabled?: boolean;
  placeholder?: string | undefined;
  /** Attributes that tie the box to its label, help and error. */
  control: React.InputHTMLAttributes<HTMLInputElement>;
}

/** Short texts as chips. Comma, Enter and Tab add the typed text (spec 1 §2), a pasted list adds many. */
export function ChipsBox({
  values,
  onValues,
  onRename,
  onBlur,
  inputRef,
  disabled = false,
  placeholder,
  control,
}: ChipsBoxProps) {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const next = addTags(values, text);
    if (next.length !== values.length) onValues(next);
    setTyped('');
  };
  const leave = useTakeTyped(() => {
    if (typed.trim() !== '') add(typed);
  });
  return (
    <Box>
      {values.length > 0 && (
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, mb: 1, listStyle: 'none' }}
        >
          {values.map((value) => (
            <RemovableChip
              key={value}
              label={value}
              {...(disabled ? {} : { onRemove: () => onValues(values.filter((other) => other !== value)) })}
              {...(disabled || !onRename ? {} : { onRename: (text: string) => onRename(value, text) })}
            />
          ))}
        </Box>
      )}
      <OutlinedInput
        size="small"
        fullWidth
        error={control['aria-invalid'] === true}
        value={typed}
        readOnly={disabled}
        placeholder={placeholder}
        onChange={(event) => {
          const text = event.target.value;
          if (text.includes(',') || text.includes('\n')) add(text);
          else setTyped(text);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (typed.trim() !== '' && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) {
            event.preventDefault();
            add(typed);
          } else if (event.key === 'Enter') event.preventDefault();
          else if (event.key === 'Backspace' && typed === '' && !disabled) onValues(values.slice(0, -1));
        }}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
        inputRef={inputRef}
        slotProps={{ input: { autoComplete: 'off', enterKeyHint: 'done', ...control } }}
      />
    </Box>
  );
}

/** Tags travel as one comma-joined string (spec 1 §3). */
function readTags(value: unknown): string[] {
  return typeof value === 'string' ? addTags([], value) : [];
}

function writeTags(tags: readonly string[]): string | null {
  return tags.length === 0 ? null : tags.join(',');
}

/** Adds typed or pasted text: trimmed, without empty tags and duplicates, ignoring case. */
function addTags(tags: readonly string[], text: string): string[] {
  const next = [...tags];
  for (const part of text.split(/[,\n]/)) {
    const tag = part.trim();
    const known = next.some((other) => other.toLocaleLowerCase('es') === tag.toLocaleLowerCase('es'));
    if (tag !== '' && !known) next.push(tag);
  }
  return next;
}

/**
 * Takes what is in an input when it is left. Left by a press, it is taken with the click, before whatever was pressed
 * hears of it: taken earlier, it would move that button from under the finger, and taken later, the button would not
 * know of it.
 * @returns to be called when the input loses the focus
 */
function useTakeTyped(take: () => void): () => void {
  const latest = useRef(take);
  const pressed = useRef(false);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const press = (): void => {
      pressed.current = true;
    };
    // The click of a press comes with its release; a press that becomes a drag has none.
    const release = (): void => void setTimeout(() => (pressed.current = false));
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
    };
  }, []);
  return () => {
    if (!pressed.current) {
      latest.current();
      return;
    }
    const done = new AbortController();
    const now = (): void => {
      done.abort();
      flushSync(() => latest.current());
    };
    document.addEventListener('click', now, { capture: true, signal: done.signal });
    document.addEventListener('mouseup', () => void setTimeout(() => done.signal.aborted || now()), {
      capture: true,
      signal: done.signal,
    });
  };
}

import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { Ref } from 'react';
import { useTakeTyped } from '../../ui/input/useTakeTyped.ts';
import { RemovableChip } from './RemovableChip.tsx';
import { addTags } from './tag-text.ts';

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

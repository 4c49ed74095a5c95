import { useId, type Ref } from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { color } from '../../theme/styles.ts';
import type { Translate } from '../../i18n/sentences.ts';

interface NativeSelectProps {
  label: string;
  value: string | number;
  options: readonly { value: string | number; label: string; lang?: string }[];
  onChange(value: string): void;
  help?: string | undefined;
  /** The error of the value; it stands in place of the help. */
  error?: string | undefined;
  /** Label and box on one line. */
  inline?: boolean;
  selectRef?: Ref<HTMLSelectElement>;
}

/** The browser's own select: light, and on a phone the picker that people know. */
export function NativeSelect({
  label,
  value,
  options,
  onChange,
  help,
  error,
  inline = false,
  selectRef,
}: NativeSelectProps) {
  const id = useId();
  const about = error ?? help;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: inline ? 'row' : 'column',
        alignItems: inline ? 'center' : 'stretch',
        gap: inline ? 1 : 0,
        minWidth: 0,
      }}
    >
      <Box component="label" htmlFor={id} sx={{ ...inputLabel, ...(inline && { mb: 0 }) }}>
        {label}
      </Box>
      <Box sx={{ position: 'relative', minWidth: 0 }}>
        <Box
          component="select"
          ref={selectRef}
          id={id}
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          onChange={(event) => onChange(event.target.value)}
          sx={{
            font: 'inherit',
            appearance: 'none',
            width: '100%',
            minWidth: 0,
            textOverflow: 'ellipsis',
            minHeight: { xs: 'var(--target)', sm: 40 },
            pl: 1.5,
            pr: 4,
            color: color('text'),
            backgroundColor: color('surface'),
            border: `1px solid ${error === undefined ? color('line-strong') : color('danger-fill')}`,
            borderRadius: 'var(--radius)',
            '&:focus-visible': { outline: 'var(--focus-ring)', outlineOffset: '2px' },
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </Box>
        <ArrowDropDownIcon
          aria-hidden
          sx={{
            position: 'absolute',
            right: 7,
            top: 'calc(50% - 12px)',
            pointerEvents: 'none',
            color: color('text-secondary'),
          }}
        />
      </Box>
      {about !== undefined && (
        <FormHelperText id={`${id}-about`} error={error !== undefined} role={error && 'alert'}>
          {about}
        </FormHelperText>
      )}
    </Box>
  );
}

/** `sx` of a label above its input. */
export const inputLabel = {
  display: 'block',
  mb: 0.5,
  fontSize: 'var(--text-14)',
  fontWeight: 500,
  color: 'text.primary',
} as const;

/** What is left of a text's length, in words; negative where it is too long. */
export function lettersLeft(translate: Translate, left: number): string {
  if (left === 0) return translate('form.letters_full');
  return translate(left < 0 ? 'form.letters_over' : 'form.letters_left', { smart_count: Math.abs(left) });
}

import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { MOST_OPTIONS, OPTION_LENGTH } from '../../../domain/checkout-form/checkout-form.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { CHECKOUT_FORM_WORDS } from './checkout-form-words.ts';

interface OptionInputsProps {
  options: readonly string[];
  /** Of the field: `options`, `options.0`… */
  sentences: Readonly<Record<string, string>>;
  onChange(options: string[]): void;
}

/** The options of a field, an input each. Enter adds the next one. */
export function OptionInputs({ options, sentences, onChange }: OptionInputsProps) {
  const words = useDictionary(CHECKOUT_FORM_WORDS);
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const [target, setTarget] = useState<number>();
  useEffect(() => {
    if (target !== undefined) inputs.current.get(target)?.focus();
  }, [target]);
  const full = options.length >= MOST_OPTIONS;
  const add = (): void => {
    if (full) return;
    setTarget(options.length);
    onChange([...options, '']);
  };
  const fault = sentences['options'];
  return (
    <Box
      component="fieldset"
      aria-label={words.options}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1 }}
    >
      {options.map((option, at) => (
        <Box
          key={at}
          sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5 }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            add();
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <LabelledInput
              label={fill(words.option, { n: at + 1 })}
              value={option}
              error={sentences[`options.${at}`]}
              inputProps={{ maxLength: OPTION_LENGTH }}
              inputRef={(node) => {
                if (node === null) inputs.current.delete(at);
                else inputs.current.set(at, node);
              }}
              onChange={(typed) => onChange(options.with(at, typed))}
            />
          </Box>
          <IconButton
            aria-label={fill(words.remove_option, { n: at + 1 })}
            onClick={() => onChange(options.filter((_, other) => other !== at))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {fault !== undefined && (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
      <Button startIcon={<AddIcon />} disabled={full} onClick={add} sx={{ justifySelf: 'start' }}>
        {words.add_option}
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode, Ref } from 'react';
import { get, useFormState } from 'react-hook-form';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';

interface PartCardProps {
  title: string;
  /** Path of the group in the form. */
  source: string;
  /** True while no field is filled in. */
  empty: boolean;
  addLabel: string;
  /** The one sentence of an empty group. */
  missing: string;
  start?: ReactNode;
  action?: ReactNode;
  buttonRef: Ref<HTMLButtonElement> | undefined;
  onOpen: () => void;
  children: ReactNode;
}

/** A summary of a dialog of the order, with the button that opens it and the missing fields. */
export function PartCard({
  title,
  source,
  empty,
  addLabel,
  missing,
  start,
  action,
  buttonRef,
  onOpen,
  children,
}: PartCardProps) {
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const { errors } = useFormState({ name: source });
  const wrong = sentencesIn(get(errors, source));
  const sentences = empty && wrong.length > 0 ? [missing] : wrong;
  return (
    <SectionCard
      title={title}
      action={
        !empty && (
          <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {action}
            <Button ref={buttonRef} onClick={onOpen}>
              {fill(words.change, { name: title.toLocaleLowerCase() })}
            </Button>
          </Box>
        )
      }
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {empty ? (
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', '& > div': { width: '100%' } }}>
            {start}
            <Button ref={buttonRef} variant="outlined" onClick={onOpen} sx={{ minHeight: 'var(--target)' }}>
              {addLabel}
            </Button>
          </Box>
        ) : (
          children
        )}
        {sentences.map((sentence) => (
          <FormHelperText key={sentence} error>
            {sentence}
          </FormHelperText>
        ))}
      </Box>
    </SectionCard>
  );
}

/** Every message of a tree of errors, without duplicates. */
function sentencesIn(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') return [errors.message];
  return [...new Set(Object.values(errors).flatMap(sentencesIn))];
}

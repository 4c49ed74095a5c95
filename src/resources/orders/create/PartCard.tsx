import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import type { ReactNode, Ref } from 'react';
import { get, useFormState } from 'react-hook-form';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';

interface PartCardProps {
  title: string;
  /** Path of the group in the form. */
  source: string;
  /** True while no field is filled in. */
  empty: boolean;
  addLabel: string;
  buttonRef: Ref<HTMLButtonElement>;
  onOpen: () => void;
  children: ReactNode;
}

/** A summary of a dialog of the order, with the button that opens it and the missing fields. */
export function PartCard({ title, source, empty, addLabel, buttonRef, onOpen, children }: PartCardProps) {
  const translate = useTranslate();
  const { errors } = useFormState({ name: source });
  const missing = sentencesIn(get(errors, source));
  return (
    <SectionCard
      title={title}
      action={
        !empty && (
          <Button ref={buttonRef} onClick={onOpen}>
            {translate('orders.create.change', { name: title.toLocaleLowerCase() })}
          </Button>
        )
      }
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {empty ? (
          <Button ref={buttonRef} variant="outlined" onClick={onOpen} sx={{ minHeight: 'var(--target)' }}>
            {addLabel}
          </Button>
        ) : (
          children
        )}
        {missing.map((sentence) => (
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

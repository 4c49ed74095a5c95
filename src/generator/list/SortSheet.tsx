import { use } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useListContext } from 'ra-core';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useListDescriptor } from '../../schema/useListDescriptor.ts';
import { BottomSheet } from '../../ui/dialog/BottomSheet.tsx';
import { loadListWords } from './load-list-words.ts';
import { LISTS_WORDS } from '../views/lists-words.ts';
import { sortChoices } from './sort-choices.ts';

export interface SortSheetProps {
  open: boolean;
  onClose(): void;
}

/** The orders of a list in words that a person would choose from. A choice applies at once. */
export default function SortSheet({ open, onClose }: SortSheetProps) {
  const { name, list } = useDescriptor();
  const descriptor = useListDescriptor();
  const labelOf = useLabel();
  const { sort: words } = useDictionary(LISTS_WORDS);
  const { sort, setSort } = useListContext();
  const choices = sortChoices(descriptor, list.sort.field, use(loadListWords(name)), words, labelOf);
  const keyOf = (field: string, order: string): string => `${field} ${order}`;
  const choose = (key: string): void => {
    const chosen = choices.find(({ field, order }) => keyOf(field, order) === key);
    if (chosen) setSort(chosen);
    onClose();
  };
  return (
    <BottomSheet open={open} title={words.title} onClose={onClose}>
      <RadioGroup
        aria-label={words.title}
        value={keyOf(sort.field, sort.order)}
        onChange={(_, key) => choose(key)}
      >
        {choices.map(({ field, order, label }) => (
          <FormControlLabel
            key={keyOf(field, order)}
            value={keyOf(field, order)}
            control={<Radio />}
            label={label}
            sx={{ minHeight: 'var(--target)', mr: 0 }}
          />
        ))}
      </RadioGroup>
    </BottomSheet>
  );
}

import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useDates } from '../ui/figure/DateText.tsx';
import { useCloseOnBack } from '../ui/leave/useLeaveGuard.tsx';
import { appliedFilter, isWrongRange, type ListFilter } from './useFilters.ts';
import { FilterInput } from './FilterInput.tsx';

export interface FilterPopoverProps {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  filter: ListFilter;
  value: unknown;
  label: string;
  onApply(value: unknown): void;
  onClose(): void;
}

/** What can have the focus in the input of a filter: a field, a box, or one of the usual ranges. */
const CONTROL = 'input, [tabindex="0"]';

/** The input of one filter. The list changes only on 'Aplicar filtros'. */
export default function FilterPopover({ id, anchor, open, label, onClose, ...form }: FilterPopoverProps) {
  useCloseOnBack(open, onClose);
  return (
    <Popover
      id={id}
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 320 } } }}
    >
      <FilterForm {...form} />
    </Popover>
  );
}

function FilterForm({ filter, value, onApply }: Pick<FilterPopoverProps, 'filter' | 'value' | 'onApply'>) {
  const translate = useTranslate();
  const { today } = useDates();
  const [draft, setDraft] = useState(value);
  const input = useRef<HTMLDivElement>(null);
  // An input that loads first takes the focus by itself.
  useEffect(() => input.current?.querySelector<HTMLElement>(CONTROL)?.focus(), []);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(appliedFilter(draft, today));
      }}
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <div ref={input}>
        <FilterInput
          op={filter.op}
          field={filter.field}
          any={filter.any}
          positive={filter.positive}
          value={draft}
          onChange={setDraft}
          takesFocus
        />
      </div>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={() => onApply(undefined)}>{translate('filters.clear')}</Button>
        <Button
          type="submit"
          variant="contained"
          disabled={filter.op === 'between' && isWrongRange(filter, draft)}
        >
          {translate('filters.apply')}
        </Button>
      </Box>
    </Box>
  );
}

import Chip from '@mui/material/Chip';
import AddIcon from '@mui/icons-material/Add';
import { useListContext } from 'ra-core';
import { useLabel } from '../../i18n/words.ts';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { useAnchor } from '../../ui/menu/useAnchor.ts';
import type { FilterPopoverProps } from './FilterPopover.tsx';
import { FilterSummary } from './FilterSummary.tsx';
import { withFilter } from './filter-values.ts';
import type { ListFilter } from './useFilters.ts';

const { Part: FilterPopover, preload } = lazyPopup<FilterPopoverProps>(() => import('./FilterPopover.tsx'));

interface FilterChipProps {
  filter: ListFilter;
  /** It has the focus when it appears: the button that brought it is gone. */
  takesFocus?: boolean;
}

const takeFocus = (chip: HTMLElement | null): void => chip?.focus();

/** A filter as a chip that shows its value and opens its input. */
export function FilterChip({ filter, takesFocus = false }: FilterChipProps) {
  const labelOf = useLabel();
  const { filterValues, setFilters } = useListContext();
  const anchor = useAnchor('dialog', preload);
  const value: unknown = filterValues[filter.key];
  const active = value !== undefined;
  const label = labelOf(filter.field.label);

  const apply = (next: unknown): void => {
    setFilters(withFilter(filterValues, filter.key, next), {});
    anchor.hide();
  };
  return (
    <>
      <Chip
        ref={takesFocus ? takeFocus : undefined}
        label={active ? <FilterSummary filter={filter} value={value} /> : label}
        variant={active ? 'filled' : 'outlined'}
        color={active ? 'primary' : 'default'}
        {...anchor.opener}
        {...(active ? { onDelete: () => apply(undefined) } : { icon: <AddIcon /> })}
      />
      {anchor.used && (
        <FilterPopover {...anchor.popup} filter={filter} value={value} label={label} onApply={apply} />
      )}
    </>
  );
}

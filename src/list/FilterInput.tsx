import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useDataProvider, useListContext, useTranslate } from 'ra-core';
import { DATE_PRESETS, presetOf, typedRange } from '../../domain/lists/date-presets.ts';
import { amountText } from '../../domain/money/amount-text.ts';
import { unitDigits, type MoneyUnit } from '../../domain/money/currency.ts';
import { parseMoney } from '../../domain/money/parse.ts';
import { fixedUnit } from '../../domain/schema/currency.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import type { FilterOp } from '../../domain/schema/vocabulary.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { useIntlLocale, useLabel } from '../i18n/words.ts';
import { useDates } from '../ui/figure/DateText.tsx';
import { useCurrency, useNumber } from '../ui/figure/Money.tsx';
import { useFocusOnMount } from '../ui/focus/useFocusBeside.ts';
import { lazyPart, Optional } from '../ui/lazy/lazy-popup.tsx';
import { VIEWS } from '../kinds/display/displays.ts';
import {
  caretAfterMask,
  maskMoney,
  keyboardOf,
  readNumber,
  writeNumber,
  useCaret,
  useTypedText,
} from '../kinds/inputs/typed-text.ts';
import { useManifest, type ChoiceCounts } from '../manifest/manifest.ts';
import { chosenOf, isWrongRange, sidesOf, useChoices, type FilterInputProps } from './useFilters.ts';

// MUI's Autocomplete is heavy, and few lists open it.
const { Part: ReferenceFilter } = lazyPart(() => import('./ReferenceFilter.tsx'));
const { Part: OneFilter } = lazyPart(() => import('./OneFilter.tsx'));
const { Part: TagsFilter } = lazyPart(() => import('./TagsFilter.tsx'));
const { Part: CityFilter } = lazyPart(() => import('./CityFilter.tsx'));

/** `equals` takes one value: the last of several chosen ones. */
function lastOf(value: unknown): unknown {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.at(-1);
}

/** The input of a filter, chosen by operator and field. */
export function FilterInput({ op, ...props }: FilterInputProps & { op: FilterOp }) {
  const { kind, widget } = props.field;
  const { filter } = VIEWS[kind];
  if (op === 'between') {
    if (filter === 'days') return <DateRange {...props} />;
    return filter === 'times' ? <TimeRange {...props} /> : <AmountRange {...props} />;
  }
  if (op === 'contains') return <TextFilter {...props} />;
  const onChange = (value: unknown): void => props.onChange(op === 'equals' ? lastOf(value) : value);
  const choice = { ...props, onChange };
  if (props.any !== undefined)
    return (
      <Optional fallback={<Skeleton variant="rounded" height={48} />}>
        <OneFilter {...choice} any={props.any} />
      </Optional>
    );
  if (filter === 'choices') return <ChoiceFilter {...choice} />;
  if (filter === 'records' || widget === 'city')
    return (
      <Optional fallback={<Skeleton variant="rounded" height={40} />}>
        {widget === 'city' ? <CityFilter {...choice} /> : <ReferenceFilter {...choice} />}
      </Optional>
    );
  if (op === 'any' || op === 'all' || op === 'none')
    return (
      <Optional fallback={<Skeleton variant="rounded" height={40} />}>
        <TagsFilter {...props} />
      </Optional>
    );
  return filter === 'text' ? <TextFilter {...props} /> : <NumberFilter {...props} />;
}

/** One number, all of it. */
function NumberFilter(props: FilterInputProps) {
  const translate = useTranslate();
  return <NumberBox {...props} label={translate('filters.equals')} />;
}

/** Part of a text, or a whole word. */
function TextFilter({ field, value, onChange, takesFocus = false }: FilterInputProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const input = useFocusOnMount(takesFocus);
  return (
    <TextField
      fullWidth
      size="small"
      inputRef={input}
      label={translate('filters.contains')}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': `${labelOf(field.label)}: ${translate('filters.contains')}` } }}
    />
  );
}

/** A minimum and a maximum amount or number; either may be empty. */
function AmountRange({ field, positive, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const [min, max] = sidesOf(value);
  const Side = VIEWS[field.kind].filter === 'amount' ? MoneyBox : NumberBox;
  const wrong = isWrongRange({ field, positive }, value);
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Side
          field={field}
          label={translate('filters.min')}
          error={wrong}
          value={min}
          onChange={(side) => onChange([side, max])}
        />
        <Side
          field={field}
          label={translate('filters.max')}
          error={wrong}
          value={max}
          onChange={(side) => onChange([min, side])}
        />
      </Box>
      {wrong && (
        <FormHelperText error>
          {translate(max === 0 ? 'filters.zero_error' : 'filters.range_error')}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Times of day from and to; either may be empty. */
function TimeRange({ field, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const [from, to] = sidesOf(value);
  const wrong = isWrongRange({ field }, value);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['from', 'to'] as const).map((side) => (
          <TextField
            key={side}
            type="time"
            size="small"
            error={wrong}
            label={translate(`filters.${side}`)}
            value={String((side === 'from' ? from : to) ?? '')}
            onChange={(event) => {
              const time = event.target.value === '' ? null : event.target.value;
              onChange(side === 'from' ? [time, to] : [from, time]);
            }}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { 'aria-label': `${labelOf(field.label)}: ${translate(`filters.${side}`)}` },
            }}
            sx={{ flex: '1 1 140px' }}
          />
        ))}
      </Box>
      {wrong && <FormHelperText error>{translate('filters.hours_error')}</FormHelperText>}
    </Box>
  );
}

/** Any of a few values: one checkbox each, with the number of its records where it is known. */
function ChoiceFilter({ field, value, onChange }: FilterInputProps) {
  const choices = useChoices(field);
  const chosen = chosenOf(value);
  const counts = useChoiceCounts()[field.source];
  const number = useNumber();
  const labelled = (label: string, count?: number): string =>
    count === undefined ? label : `${label} (${number(count)})`;
  return (
    <FormGroup>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice.value}
          label={labelled(choice.label, counts?.get(choice.value))}
          control={
            <Checkbox
              checked={chosen.includes(choice.value)}
              onChange={(_, checked) =>
                onChange(checked ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}

/** The number of records of each choice; none while it is unknown, and where the manifest counts nothing. */
function useChoiceCounts(): ChoiceCounts {
  const { resource, filterValues } = useListContext();
  const provider = useDataProvider<AppDataProvider>();
  const { choiceCounts } = useManifest(resource);
  const { data = {} } = useQuery({
    queryKey: [resource, 'choiceCounts', filterValues],
    queryFn: () => choiceCounts?.(provider, filterValues) ?? {},
    enabled: choiceCounts !== undefined,
  });
  return data;
}

/** Days from and to in the store's time zone, with the most common ranges. */
function DateRange({ field, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const { today } = useDates();
  const [from, to] = sidesOf(value);
  const current = presetOf(Array.isArray(value) ? value : [from, to], today);
  const wrong = isWrongRange({ field }, value);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <Chip
          label={translate('filters.all_dates')}
          variant={from === null && to === null ? 'filled' : 'outlined'}
          color={from === null && to === null ? 'primary' : 'default'}
          aria-pressed={from === null && to === null}
          onClick={() => onChange(undefined)}
        />
        {DATE_PRESETS.map((preset) => (
          <Chip
            key={preset.key}
            label={translate(`filters.${preset.key}`)}
            variant={preset === current ? 'filled' : 'outlined'}
            color={preset === current ? 'primary' : 'default'}
            aria-pressed={preset === current}
            onClick={() => onChange(preset === current ? undefined : preset.range(today))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['from', 'to'] as const).map((side) => (
          <TextField
            key={side}
            type="date"
            size="small"
            error={wrong}
            label={translate(`filters.${side}`)}
            value={String((side === 'from' ? from : to) ?? '')}
            onChange={(event) => {
              const day = event.target.value === '' ? null : event.target.value;
              onChange(side === 'from' ? typedRange(day, to) : typedRange(from, day));
            }}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { 'aria-label': `${labelOf(field.label)}: ${translate(`filters.${side}`)}` },
            }}
            sx={{ flex: '1 1 140px' }}
          />
        ))}
      </Box>
      {wrong && <FormHelperText error>{translate('filters.days_error')}</FormHelperText>}
    </Box>
  );
}

/** The pesos of `1.500,5`: swallowing the separator would make it 15.005. */
function beforeDecimals(text: string, currency: MoneyUnit): number | null {
  const pesos = /^(.*\d)[.,]\d{0,2}$/.exec(text)?.[1];
  return pesos === undefined ? null : (parseMoney(pesos, currency) ?? null);
}

/** One amount of a filter, written as the field's form takes it; what cannot become one cannot be typed. */
function MoneyBox({ field, label, value, onChange, error = false }: NumberBoxProps) {
  const locale = useIntlLocale();
  const labelOf = useLabel();
  const ofStore = useCurrency();
  const currency = fixedUnit(field.currency) ?? ofStore;
  const whole = unitDigits(currency) === 0;
  const caret = useCaret();
  const [text, setText] = useTypedText(value, (amount) =>
    typeof amount === 'number' ? amountText(amount, currency, locale) : '',
  );
  return (
    <TextField
      size="small"
      error={error}
      label={label}
      value={text}
      onChange={({ target }) => {
        const masked = maskMoney(text, target.value, currency, locale);
        const meaning =
          typeof masked.value === 'number'
            ? masked.value
            : whole
              ? beforeDecimals(masked.text, currency)
              : null;
        if (meaning === null && (whole ? masked.text !== '' : !/^[\d.,]{0,18}$/.test(masked.text))) return;
        const at = target.selectionStart ?? target.value.length;
        if (target instanceof HTMLInputElement) caret(target, caretAfterMask(target.value, at, masked.text));
        setText(masked.text, meaning);
        onChange(meaning);
      }}
      slotProps={{
        htmlInput: {
          inputMode: whole ? 'numeric' : 'decimal',
          'aria-label': `${labelOf(field.label)}: ${label}`,
        },
      }}
    />
  );
}

const DIGITS = /^\d{0,15}$/;
/** What may be typed on the way to a number: `-`, `12,`. */
const WHOLE = /^-?\d{0,15}$/;
const DECIMAL = /^-?\d{0,15}([.,]\d{0,15})?$/;

function typingOf({ decimals, bounds }: FieldDescriptor): RegExp {
  if (decimals) return DECIMAL;
  return (bounds?.minimum ?? 0) < 0 ? WHOLE : DIGITS;
}

interface NumberBoxProps {
  field: FieldDescriptor;
  /** What it is of the field, such as the minimum. */
  label: string;
  value: unknown;
  onChange(value: number | null): void;
  error?: boolean;
  takesFocus?: boolean;
}

/** One number of a filter, as the field writes it; what cannot become one cannot be typed. */
function NumberBox({ field, label, value, onChange, error = false, takesFocus = false }: NumberBoxProps) {
  const locale = useIntlLocale();
  const labelOf = useLabel();
  const input = useFocusOnMount(takesFocus);
  const [text, setText] = useTypedText(value, (one) => writeNumber(one, locale));
  return (
    <TextField
      fullWidth
      size="small"
      inputRef={input}
      error={error}
      label={label}
      value={text}
      onChange={(event) => {
        const typed = event.target.value;
        if (!typingOf(field).test(typed)) return;
        const read = readNumber(typed, field);
        const meaning = typeof read === 'number' ? read : null;
        setText(typed, meaning);
        onChange(meaning);
      }}
      slotProps={{
        htmlInput: { inputMode: keyboardOf(field), 'aria-label': `${labelOf(field.label)}: ${label}` },
      }}
    />
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLocal, parseLocal } from '../../../../domain/dates/local.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { pathOf } from '../../../schema/paths.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { useDates } from '../../../ui/figure/useDates.ts';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { Dispute } from './Dispute.tsx';
import { QUICK_WORDS } from './quick-words.ts';
import { QuickStatus } from './QuickStatus.tsx';
import { shownFields, type QuickFields as Fields, type QuickSource } from './typed-fields.ts';
import { useQuickFields } from './useQuickFields.ts';

const CHANNELS = ['whatsapp', 'webstore', 'phone', 'inperson'] as const satisfies Order['sales_channel'][];

/** The API's own limit of the comments. */
const LONGEST = 1000;

function tooLong({ comments }: Partial<Fields>): readonly QuickSource[] {
  return (comments ?? '').length > LONGEST ? ['comments'] : [];
}

/** The comments as the API keeps them. */
function storedText(text: string): string | null {
  return text.trim() || null;
}

/** Date, sales channel and comments of an order, edited where they stand; they save themselves (ORD-09). */
export function QuickFields({ order, descriptor }: { order: Order; descriptor: FormDescriptor }) {
  const words = useDictionary(QUICK_WORDS);
  const translate = useTranslate();
  const labelOf = useLabel();
  const { timeZone } = useDates();
  const { autosave, state } = useQuickFields(order, tooLong);
  const { date, sales_channel, comments } = shownFields(state.typing);
  // A date under way is no date yet; leaving the box shows the stored one again.
  const [dateText, setDateText] = useState<string | null>(null);
  // Spaces at the end are typed, and not stored.
  const [noteText, setNoteText] = useState('');
  const { fields } = descriptor;
  const label = (source: QuickSource) => (fields[source] === undefined ? '' : labelOf(fields[source].label));
  const over = (comments ?? '').length - LONGEST;
  const dispute = (source: QuickSource, said: string) =>
    state.typing.disputed.includes(source) && (
      <Dispute said={said} onChoose={(whose) => autosave.choose(source, whose)} />
    );
  const channelName = (value: string) => {
    const found = fields.sales_channel?.enum?.find((one) => one.value === value);
    return found === undefined ? value : labelOf(found.label);
  };
  const localText = (at: string) => formatLocal(new Date(at), timeZone).slice(0, 16);
  return (
    <SectionCard
      title={words.title}
      action={
        <Button
          component={Link}
          to={pathOf('orders', 'edit', order.id)}
          state={{ returnTo: pathOf('orders', 'show', order.id) }}
          sx={{ ml: 'auto', minHeight: 'var(--target)' }}
        >
          {words.edit}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>
          <LabelledInput
            label={words.date}
            type="datetime-local"
            value={dateText ?? localText(date).replace(' ', 'T')}
            error={undefined}
            autoComplete="off"
            onChange={(text) => {
              setDateText(text);
              const instant = text === '' ? undefined : parseLocal(text, timeZone);
              if (instant !== undefined) autosave.type({ date: instant.toISOString() });
            }}
            onBlur={() => setDateText(null)}
          />
          {dispute('date', localText(state.typing.base.date))}
        </Box>
        <Box>
          <NativeSelect
            label={label('sales_channel')}
            value={sales_channel}
            options={CHANNELS.map((value) => ({ value, label: channelName(value) }))}
            onChange={(value) => {
              const channel = CHANNELS.find((one) => one === value);
              if (channel !== undefined) autosave.type({ sales_channel: channel });
            }}
          />
          {dispute('sales_channel', channelName(state.typing.base.sales_channel))}
        </Box>
        <Box>
          <LabelledInput
            label={label('comments')}
            value={storedText(noteText) === comments ? noteText : (comments ?? '')}
            multiline
            autoComplete="off"
            error={over > 0 ? translate('form.letters_over', { smart_count: over }) : undefined}
            onChange={(text) => {
              setNoteText(text);
              autosave.type({ comments: storedText(text) });
            }}
          />
          {dispute('comments', state.typing.base.comments ?? words.nothing)}
        </Box>
        <QuickStatus
          state={state}
          others={
            state.typing.others.length > 0
              ? fill(words.others, { names: state.typing.others.map(label).join(', ') })
              : undefined
          }
          onRetry={() => void autosave.flush()}
        />
      </Box>
    </SectionCard>
  );
}

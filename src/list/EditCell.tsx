import { useRefresh, useResourceContext, useTranslate, useUpdate, type RaRecord } from 'ra-core';
import { parseMoney } from '../../domain/money/parse.ts';
import { fieldSentence } from '../i18n/sentences.ts';
import { useLabel } from '../i18n/words.ts';
import { useListDescriptor } from '../schema/useDescriptor.ts';
import { visuallyHidden } from '../theme/styles.ts';
import { useRecordRepresentation } from '../schema/representation.ts';
import { EditableCell } from '../ui/cells/EditableCell.tsx';
import { usePastedOver } from '../ui/cells/cell-grid.ts';
import { Money, useCurrency, useMoney } from '../ui/figure/Money.tsx';
import { failureOf, failureSentence } from '../ui/form/useWrite.ts';
import { currencyOf } from '../../domain/schema/currency.ts';
import { VIEWS } from '../kinds/display/displays.ts';
import { lowerOf } from '../kinds/money.tsx';
import { useFieldNumber } from '../kinds/integer.tsx';
import type { ListColumn } from './useColumns.tsx';

export interface EditCellProps {
  column: ListColumn;
  record: RaRecord;
  /** Its row in the table, from 0. */
  row: number;
}

/** A whole number or an amount, edited in the table and saved at once (`edit` of a column). */
export default function EditCell({ column: { source, field, label }, record, row }: EditCellProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const refresh = useRefresh();
  const represent = useRecordRepresentation();
  const money = useMoney();
  const number = useFieldNumber(field);
  const labelOf = useLabel();
  const onPastedOver = usePastedOver();
  const { fields } = useListDescriptor();
  const [update] = useUpdate();
  const ofStore = useCurrency();
  const currency = currencyOf(field, record) ?? ofStore;
  const isAmount = VIEWS[field.kind].filter === 'amount';
  const stored: unknown = record[source];
  const value = typeof stored === 'number' ? stored : null;
  const maximum = field.bounds?.maximum ?? Number.MAX_SAFE_INTEGER;

  function read(text: string): number | null | undefined {
    if (text.trim() === '') return field.required ? undefined : null;
    const typed = parseMoney(text, isAmount ? currency : undefined);
    return typed === undefined || typed > maximum ? undefined : typed;
  }

  async function save(next: number | null, previousData: RaRecord): Promise<string | undefined> {
    try {
      await update(
        resource,
        { id: record.id, data: { [source]: next }, previousData },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      return undefined;
    } catch (error) {
      const { current, ...failure } = failureOf(error);
      if (failure.code === 'stale' && isRecord(current)) {
        // Another field has changed since the list was loaded: this one is still what the user saw.
        if (current[source] === previousData[source]) return save(next, current);
        refresh();
        return translate('validation.moved', { now: String(current[source] ?? '–') });
      }
      const [fault] = Object.entries(failure.fields);
      return fault === undefined
        ? failureSentence(translate, failure)
        : fieldSentence(translate, resource, fault[0], fault[1]);
    }
  }

  const lower = value === null ? undefined : lowerOf(field, value, record);
  const lowerLabel = fields[field.replacedBy ?? '']?.label;
  return (
    <>
      <EditableCell
        label={`${label}: ${represent(record)}`}
        column={source}
        row={row}
        value={value}
        placeholder={field.adds?.none && labelOf(field.adds.none)}
        struck={lower !== undefined}
        show={(shown) => {
          if (shown === null) return '';
          return isAmount ? money(shown, currency) : number(shown);
        }}
        read={read}
        unreadable={translate('validation.number')}
        write={(next) => save(next, record)}
        words={{ saving: translate('form.saving'), saved: translate('form.saved') }}
        onPastedOver={onPastedOver}
      />
      {lower !== undefined && (
        <div>
          {lowerLabel && <span style={visuallyHidden}>{labelOf(lowerLabel)}: </span>}
          <Money amount={lower} currency={currency} />
        </div>
      )}
    </>
  );
}

function isRecord(value: unknown): value is RaRecord {
  return typeof value === 'object' && value !== null && 'id' in value;
}

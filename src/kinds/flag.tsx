import Switch from '@mui/material/Switch';
import { useTranslate, useNotify, useRefresh, useResourceContext, useUpdate } from 'ra-core';
import { useLabel } from '../i18n/words.ts';
import type { FieldProps } from './fields/field.ts';
import { StatusChip } from '../ui/chip/StatusChip.tsx';
import { useAllowed } from '../schema/useAllowed.ts';
import { useRecordRepresentation } from '../schema/representation.ts';
import { about, UNDO_NOTICE, UndoMessage } from '../ui/notice/UndoMessage.tsx';
import { useNeedsSignal } from '../ui/state/PageStates.tsx';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'choices' };

export const displays = {
  flag: { Field: FlagField, width: 100, short: true, state: true, showsEmpty: true },
  toggle: { Field: ToggleField, width: 100, place: 'toggle', state: true, showsEmpty: true },
} satisfies Displays;

/** A flag (0 or 1) or boolean in the schema's words, else Sí and No. */
export function FlagField({ field, value }: FieldProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const on = value === 1 || value === true;
  const worded = field.enum?.find((one) => one.value === (on ? 1 : 0));
  const label = worded ? labelOf(worded.label) : translate(on ? 'app.yes' : 'app.no');
  return (
    <StatusChip
      label={label}
      tone={worded?.color ?? (on ? 'success' : 'neutral')}
      icon={worded?.icon ?? (on ? 'check' : 'dot')}
    />
  );
}

/** A switch in a list or detail page. It moves after the server has accepted the change. */
export function ToggleField(props: FieldProps) {
  const { field, value, record } = props;
  const resource = useResourceContext();
  const translate = useTranslate();
  const labelOf = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const represent = useRecordRepresentation();
  const allowed = useAllowed(resource ?? '');
  const [update, { isPending }] = useUpdate();
  const blocked = useNeedsSignal();
  if (!allowed('edit') || field.readOnly) return <FlagField {...props} />;

  const on = value === 1 || value === true;
  const name = `${labelOf(field.label)}: ${represent(record)}`;
  const mine = about(resource ?? '', record.id);
  const write = (next: boolean, previousData: typeof record, onWritten: () => void): void => {
    void update(
      resource,
      {
        id: record.id,
        data: { [field.source]: field.kind === 'flag' ? Number(next) : next },
        previousData,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: onWritten,
        onError: (error) => {
          notify(error instanceof Error ? error.message : 'errors.unexpected', {
            ...mine,
            type: 'error',
          });
          // Another user may have changed it: show the stored value.
          refresh();
        },
      },
    );
  };
  // Under no version: others may have changed another field meanwhile, which an undo does not touch.
  const undo = (): void =>
    write(on, { id: record.id }, () => notify('list.saved', { ...mine, type: 'success' }));
  const change = (checked: boolean): void =>
    write(checked, record, () =>
      notify(<UndoMessage text={translate('list.saved')} label={translate('app.undo')} onUndo={undo} />, {
        ...mine,
        type: 'success',
        autoHideDuration: UNDO_NOTICE,
      }),
    );
  return (
    <Switch
      checked={on}
      disabled={isPending || blocked !== undefined}
      onChange={(_, checked) => change(checked)}
      onClick={(event) => event.stopPropagation()}
      slotProps={{
        input: {
          'aria-label': name,
          title: blocked ?? translate(on ? 'app.yes' : 'app.no'),
        },
      }}
    />
  );
}

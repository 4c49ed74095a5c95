import { use, useState } from 'react';
import Box from '@mui/material/Box';
import { useListContext, useStore } from 'ra-core';
import { fill } from '../../i18n/fill.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogChoice } from '../../ui/dialog/DialogChoice.tsx';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { loadForm } from '../form/load-form.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { EXPORT_WORDS } from './export-words.ts';
import { useExportFields } from './useExportFields.ts';
import { useExport, type ExportFormat } from './useExport.ts';

export interface ExportDialogProps {
  onClose(): void;
}

/** The file of a list: which columns, which kind. The choice is remembered with the version of the schema. */
export default function ExportDialog({ onClose }: ExportDialogProps) {
  const words = useDictionary(EXPORT_WORDS);
  const locale = useAppLocale();
  const { name, version } = useDescriptor();
  const { lowerOne, lowerMany } = useResourceNames();
  const { total = 0, filterValues } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  const { exportAs, busy } = useExport();
  const { descriptor } = use(loadForm(name));
  const fields = useExportFields(descriptor);
  const [format, setFormat] = useStore<ExportFormat>(`${name}.v${version}.export.format`, 'xlsx');
  const [left, setLeft] = useStore<string[]>(`${name}.v${version}.export.left_out`, []);
  const [asked, setAsked] = useState(false);
  const chosen = fields.filter(({ source }) => !left.includes(source));
  const identity = (descriptor.identity ?? []).flatMap(
    (source) => fields.find((field) => field.source === source)?.label ?? [],
  );
  const download = async (): Promise<void> => {
    setAsked(true);
    if (chosen.length === 0) return;
    const whole = chosen.length === fields.length;
    if (await exportAs(format, whole ? undefined : chosen.map(({ source }) => source))) onClose();
  };
  const sentence = filtered ? words.filtered : words.whole;
  const counted = fillCount(sentence, total, locale, { name: total === 1 ? lowerOne : lowerMany });
  return (
    <Dialog
      title={fill(words.title, { name: lowerMany })}
      busy={busy}
      onClose={onClose}
      actions={
        <DialogChoice
          busy={busy}
          confirm={words.download}
          onConfirm={() => void download()}
          onCancel={onClose}
        />
      }
    >
      <Box>{counted}</Box>
      <NativeSelect
        label={words.format}
        value={format}
        options={[
          { value: 'xlsx', label: words.xlsx },
          { value: 'csv', label: words.csv },
        ]}
        onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
      />
      <ColumnChoice
        fields={fields}
        left={left}
        lines={descriptor.exportLines}
        problem={asked && chosen.length === 0 ? words.required : undefined}
        onLeave={setLeft}
      />
      {identity.length > 0 && (
        <Box sx={quiet}>
          {fill(words.again, { columns: identity.map((label) => `«${label}»`).join(words.or) })}
        </Box>
      )}
    </Dialog>
  );
}

import { use, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useDataProvider, useListContext, useNotify, useStore, useTranslate } from 'ra-core';
import type { FormDescriptor } from '../../domain/schema/descriptors.ts';
import { EXPORT_WORDS } from '../../generated/words/export.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { errorSentence } from '../i18n/sentences.ts';
import { fill, fillCount, useAppLocale, useLabel, useWords } from '../i18n/words.ts';
import { allows, useAccess } from '../schema/useAllowed.ts';
import { useDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { Dialog, DialogChoice } from '../ui/dialog/Dialog.tsx';
import { saveFile } from '../ui/file/file-address.ts';
import { NativeSelect } from '../ui/input/NativeSelect.tsx';
import { TickBox } from '../ui/input/TickBox.tsx';
import { quiet } from '../theme/styles.ts';
import { loadForm } from '../manifest/load-form.ts';

export interface ExportDialogProps {
  onClose(): void;
}

/** The file of a list: which columns, which kind. The choice is remembered with the version of the schema. */
export default function ExportDialog({ onClose }: ExportDialogProps) {
  const words = useWords(EXPORT_WORDS);
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

type ExportFormat = 'xlsx' | 'csv';

interface Export {
  /** True when the file has been saved. */
  exportAs(format: ExportFormat, columns: readonly string[] | undefined): Promise<boolean>;
  busy: boolean;
}

/** Exports the current list with its filters and its order. */
function useExport(): Export {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { resource, filterValues, sort } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const exportAs: Export['exportAs'] = async (format, columns) => {
    setBusy(true);
    notify('list.export_started');
    try {
      const { file, name } = await dataProvider.exportList(
        resource,
        format,
        { filter: filterValues, sort },
        columns,
      );
      saveFile(file, name);
      notify('list.export_done', { type: 'success' });
      return true;
    } catch (error) {
      notify('list.export_failed', {
        type: 'error',
        messageArgs: { reason: errorSentence(translate, error) },
      });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { exportAs, busy };
}

interface ColumnChoiceProps {
  fields: readonly ExportField[];
  /** Sources that the file does not have. */
  left: readonly string[];
  /** The field whose items are lines of the file. */
  lines: string | undefined;
  problem: string | undefined;
  onLeave(left: string[]): void;
}

/** Ticks for the columns of a file. */
function ColumnChoice({ fields, left, lines, problem, onLeave }: ColumnChoiceProps) {
  const words = useWords(EXPORT_WORDS);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 500 }}>
        {words.columns}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, ml: -1 }}>
        <Button onClick={() => onLeave([])}>{words.all}</Button>
        <Button onClick={() => onLeave(fields.map(({ source }) => source))}>{words.none}</Button>
      </Box>
      {problem !== undefined && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        {fields.map(({ source, label }) => (
          <TickBox
            key={source}
            label={source === lines ? `${label} (${words.line})` : label}
            checked={!left.includes(source)}
            onChange={(checked) =>
              onLeave(checked ? left.filter((other) => other !== source) : [...left, source])
            }
          />
        ))}
      </Box>
    </Box>
  );
}

interface ExportField {
  source: string;
  label: string;
}

/** The fields that a file of this resource can have for this user, in the order of the schema. */
function useExportFields({ fields, exportAlso }: FormDescriptor): ExportField[] {
  const labelOf = useLabel();
  const access = useAccess();
  return useMemo(
    () =>
      [
        ...Object.values(fields)
          .filter(
            ({ kind, writeOnly, hidden }) =>
              kind !== 'collection' && writeOnly !== true && !hidden?.includes('export'),
          )
          .filter((field) => allows(access, field.access?.read)),
        ...(exportAlso ?? []),
      ].map(({ source, label }) => ({ source, label: labelOf(label) })),
    [fields, exportAlso, access, labelOf],
  );
}

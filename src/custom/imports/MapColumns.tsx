import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStore } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { FileFault } from '../../../domain/imports/file-fault.ts';
import { optionOf, optionPath, optionsColumn } from '../../../domain/imports/map-lines.ts';
import { isOfFormat } from '../../../domain/imports/formats/known-format.ts';
import { missingColumns, missingForNew } from '../../../domain/imports/read-record.ts';
import { columnAt, type ImportShape } from '../../../domain/imports/shape-answer.ts';
import { takesSeveral } from '../../../domain/imports/web-pictures.ts';
import { fold } from '../../../domain/places/fold.ts';
import { IMPORTS_WORDS } from '../../../generated/words/imports.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { Tag } from '../../ui/chip/StatusChip.tsx';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { quiet } from '../../theme/styles.ts';
import { useDraftOwner } from '../../ui/form/draft-store.ts';
import type { FoundColumn, Opened } from './file/import-session.ts';
import { fileSentence } from './file-sentence.ts';
import type { ImportTarget } from './import-target.ts';
import { useCorrections } from './useCorrections.ts';
import { useImportFile, type ImportFile } from './useImportFile.ts';

const PROGRAMS = {
  prestashop: 'PrestaShop',
  shopify: 'Shopify',
  shopify_customers: 'Shopify',
  tiendanube: 'Tiendanube',
  woocommerce: 'WooCommerce',
};

/** What was said of these columns in an earlier file of the store, by their headers. Empty: not to be imported. */
function rememberedIn(
  { columns, format }: Opened,
  shape: ImportShape,
  remembered: Readonly<Record<string, string>>,
): ReadonlyMap<number, string> {
  const said = new Map<number, string>();
  for (const [at, { header }] of columns.entries()) {
    const path = header === '' ? undefined : remembered[keyOf(format, header)];
    if (path === undefined) continue;
    if (path === '' || optionOf(path) !== undefined || columnAt(shape, path) !== undefined)
      said.set(at, path);
  }
  // A column of which nothing was said has its own meaning, which no other takes from it.
  const taken = new Set(columns.flatMap(({ meaning }, at) => (said.has(at) ? [] : (meaning ?? []))));
  const found = new Map<number, string>();
  for (const [at, path] of said) {
    if (path !== '' && taken.has(path) && !takesSeveral(shape, path)) continue;
    taken.add(path);
    found.set(at, path);
  }
  return found;
}

/** Headers of a known program are remembered apart: `Name` of one is not that of another. */
function keyOf(format: Opened['format'], header: string): string {
  return format === undefined ? fold(header) : `${format}/${fold(header)}`;
}

interface MapColumnsProps {
  target: ImportTarget;
  file: ImportFile;
  onOther(): void;
}

/** What we understood of a file. Each other column has a choice beside one of its values. */
export function MapColumns({ target, file, onOther }: MapColumnsProps) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const navigate = useNavigate();
  const { keep } = useImportFile(target.name);
  const corrections = useCorrections(target.name);
  const { opened, shape, session } = file;
  const { columns, format } = opened;
  const [remembered, remember] = useStore<Record<string, string>>(
    `${useDraftOwner()}.import-columns.${target.name}`,
    {},
  );
  const [chosen, setChosen] = useState(() => rememberedIn(opened, shape, remembered));
  const [busy, setBusy] = useState(false);
  const [clearing, setClearing] = useState(false);
  const [changing, setChanging] = useState(false);
  const paths = columns.map(({ meaning }, at) => (chosen.get(at) ?? meaning ?? '') || null);
  const taken = new Set(paths);
  // What a known program wrote lacks nothing.
  const mapped = paths.filter((path) => path !== null);
  const missing = format === undefined ? missingColumns(shape, mapped) : [];
  const missingOfNew = format === undefined ? missingForNew(shape, mapped) : [];
  const labelOf = (path: string | null) => shape.columns.find((column) => column.path === path)?.label;

  const review = async (): Promise<void> => {
    setBusy(true);
    const keyAt = (at: number) => keyOf(format, columns[at]?.header ?? '');
    const here = new Set(columns.map((_, at) => keyAt(at)));
    const others = Object.entries(remembered).filter(([key]) => !here.has(key));
    const named = [...chosen].map(([at, path]) => [keyAt(at), path] as const);
    remember(Object.fromEntries([...others, ...named]));
    const reviewed = await session.review(paths, clearing, corrections.of(file.name));
    keep({ ...file, reviewed, clearing, paths, corrected: reviewed.redone > 0 });
    void navigate(target.paths.review);
  };

  const [refusal, setRefusal] = useState<string>();
  /** Another sheet, or other titles: what was said of the columns is void. */
  const reread = async (read: () => Promise<Opened>): Promise<void> => {
    setRefusal(undefined);
    try {
      const found = await read();
      keep({ ...file, opened: found });
      setChosen(rememberedIn(found, shape, remembered));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      setRefusal(fileSentence(words, error));
    }
  };

  return (
    <SectionCard title={fillCount(words.found, opened.lines, locale, { file: file.name })}>
      {opened.sheets.length > 1 && (
        <Box sx={{ maxWidth: 420 }}>
          <NativeSelect
            label={words.sheet}
            value={opened.sheet ?? ''}
            options={opened.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChange={(sheet) => void reread(() => session.choose(sheet))}
          />
        </Box>
      )}
      {opened.rows.length > 1 && (
        <Box sx={{ maxWidth: 420 }}>
          <NativeSelect
            label={words.titles}
            value={String(opened.titles)}
            options={opened.rows.map(({ line, text }) => ({
              value: String(line),
              label: `${line}: ${text}`,
            }))}
            onChange={(line) => void reread(() => session.setTitles(Number(line)))}
          />
        </Box>
      )}
      {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      {format !== undefined && (
        <Alert severity="success">{fill(words.known, { program: PROGRAMS[format] })}</Alert>
      )}
      <RecognisedColumns paths={paths} labelOf={labelOf} />
      {!changing && columns.some(({ meaning }) => typeof meaning === 'string') && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setChanging(true)}>
          {words.change_columns}
        </Button>
      )}
      {columns.some((column) => isAsked(column, format, changing)) && (
        <Box
          component="fieldset"
          sx={{
            border: 0,
            m: 0,
            p: 0,
            minWidth: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
          }}
        >
          <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
            {words.unrecognised}
          </Box>
          {columns.map((column, at) =>
            isAsked(column, format, changing) ? (
              <ColumnChoice
                key={at}
                column={column}
                shape={shape}
                format={format}
                value={paths[at] ?? ''}
                taken={taken}
                onChange={(path) => {
                  const next = new Map(chosen);
                  if (path === (column.meaning ?? '')) next.delete(at);
                  else next.set(at, path);
                  setChosen(next);
                }}
              />
            ) : null,
          )}
        </Box>
      )}
      {format === undefined && (
        <>
          {missing.length > 0 && (
            <Alert severity="warning">
              {fill(words.missing, { columns: missing.map(({ label }) => label).join(', ') })}
            </Alert>
          )}
          {missingOfNew.length > 0 && (
            <Alert severity="info">
              {fill(words.missing_for_new, {
                columns: missingOfNew.map(({ label }) => label).join(', '),
              })}
            </Alert>
          )}
          <TickBox
            label={words.clear_empty}
            help={words.clear_empty_help}
            checked={clearing}
            onChange={setClearing}
          />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={missing.length > 0 || opened.lines === 0}
          loading={busy}
          onClick={() => void review()}
        >
          {words.review}
        </Button>
        <Button onClick={onOther}>{words.other_file}</Button>
      </Box>
    </SectionCard>
  );
}

/** Whether a column has a choice: what nobody recognised in a sheet of the shop's own, and all once they are to be changed. */
function isAsked({ meaning }: FoundColumn, format: Opened['format'], changing: boolean): boolean {
  return changing || (format === undefined && meaning === undefined);
}

interface RecognisedColumnsProps {
  paths: readonly (string | null)[];
  labelOf(path: string | null): string | undefined;
}

/** What is taken of the file, in our words. */
function RecognisedColumns({ paths, labelOf }: RecognisedColumnsProps) {
  const words = useWords(IMPORTS_WORDS);
  // Several columns may be one of ours, such as the phone of a client and of the address.
  const labels = new Set(
    paths.flatMap((path) => (path === null ? [] : (labelOf(path) ?? optionOf(path) ?? []))),
  );
  return (
    <Box>
      <Box sx={{ ...quiet, mb: 1 }}>{words.recognised}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[...labels].map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </Box>
    </Box>
  );
}

interface ColumnChoiceProps {
  column: FoundColumn;
  shape: ImportShape;
  format: Opened['format'];
  value: string;
  /** The meanings of all columns. */
  taken: ReadonlySet<string | null>;
  onChange(path: string): void;
}

/** What one column of the file is, beside one of its values. */
function ColumnChoice({ column, shape, format, value, taken, onChange }: ColumnChoiceProps) {
  const words = useWords(IMPORTS_WORDS);
  const { header, sample, meaning } = column;
  const own = meaning ?? '';
  const program = format === undefined ? '' : PROGRAMS[format];
  const options = [
    { value: '', label: words.leave },
    ...(isOfFormat(own) ? [{ value: own, label: fill(words.as_program, { program }) }] : []),
    ...(format !== undefined || optionsColumn(shape) === undefined
      ? []
      : [{ value: optionPath(header), label: words.as_option }]),
    ...shape.columns
      .filter(({ kind, line }) => kind !== 'id' && (format === undefined || !line))
      .filter(({ path }) => !taken.has(path) || value === path || takesSeveral(shape, path))
      .map(({ path, label }) => ({ value: path, label })),
  ];
  return (
    <Box sx={{ maxWidth: 420 }}>
      <NativeSelect
        label={header === '' ? words.no_sample : header}
        value={value}
        options={options}
        onChange={onChange}
      />
      <Box sx={quiet}>
        {sample === '' ? words.no_sample : fill(words.sample, { value: sample.slice(0, 60) })}
      </Box>
    </Box>
  );
}

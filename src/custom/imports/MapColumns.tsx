import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStore } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { FileFault } from '../../../domain/imports/file-fault.ts';
import { optionOf, optionPath, optionsColumn } from '../../../domain/imports/map-lines.ts';
import { missingColumns, missingForNew } from '../../../domain/imports/read-record.ts';
import { columnAt, type ImportShape } from '../../../domain/imports/shape.ts';
import { fold } from '../../../domain/places/fold.ts';
import { fill } from '../../i18n/fill.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { Tag } from '../../ui/chip/Tag.tsx';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { useDraftOwner } from '../../ui/form/useDraftOwner.ts';
import type { Opened } from './file/import-session.ts';
import { fileSentence } from './file-sentence.ts';
import { IMPORTS_WORDS } from './imports-words.ts';
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

/** What was said of these columns in an earlier file of the store, by their headers. */
function rememberedIn(
  { columns }: Opened,
  shape: ImportShape,
  remembered: Readonly<Record<string, string>>,
): ReadonlyMap<number, string> {
  const taken = new Set(columns.map(({ meaning }) => meaning));
  const found = new Map<number, string>();
  for (const [at, { header, meaning }] of columns.entries()) {
    const path = meaning === undefined && header !== '' ? remembered[fold(header)] : undefined;
    if (path === undefined || taken.has(path)) continue;
    if (optionOf(path) === undefined && columnAt(shape, path) === undefined) continue;
    taken.add(path);
    found.set(at, path);
  }
  return found;
}

interface MapColumnsProps {
  target: ImportTarget;
  file: ImportFile;
  onOther(): void;
}

/** What we understood of a file. Each other column has a choice beside one of its values. */
export function MapColumns({ target, file, onOther }: MapColumnsProps) {
  const words = useDictionary(IMPORTS_WORDS);
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
  const paths = columns.map(({ meaning }, at) => meaning ?? (chosen.get(at) || null));
  const taken = new Set(paths);
  // What a known program wrote needs no mapping.
  const mapped = paths.filter((path) => path !== null);
  const missing = format === undefined ? missingColumns(shape, mapped) : [];
  const missingOfNew = format === undefined ? missingForNew(shape, mapped) : [];
  const labelOf = (path: string | null) => shape.columns.find((column) => column.path === path)?.label;

  const review = async (): Promise<void> => {
    setBusy(true);
    const named = [...chosen].map(([at, path]) => [fold(columns[at]?.header ?? ''), path]);
    remember({ ...remembered, ...Object.fromEntries(named) });
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
      {format === undefined && (
        <>
          <Box>
            <Box sx={{ ...quiet, mb: 1 }}>{words.recognised}</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {columns.map(({ meaning, header }) => {
                const label =
                  typeof meaning === 'string' ? (labelOf(meaning) ?? optionOf(meaning)) : undefined;
                return label === undefined ? null : <Tag key={header}>{label}</Tag>;
              })}
            </Box>
          </Box>
          {columns.some(({ meaning }) => meaning === undefined) && (
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
              {columns.map(({ header, sample, meaning }, at) =>
                meaning !== undefined ? null : (
                  <Box key={at} sx={{ maxWidth: 420 }}>
                    <NativeSelect
                      label={header === '' ? words.no_sample : header}
                      value={chosen.get(at) ?? ''}
                      options={[
                        { value: '', label: words.leave },
                        ...(optionsColumn(shape) === undefined
                          ? []
                          : [{ value: optionPath(header), label: words.as_option }]),
                        ...shape.columns
                          .filter(
                            ({ path, kind }) =>
                              kind !== 'id' && (!taken.has(path) || chosen.get(at) === path),
                          )
                          .map(({ path, label }) => ({ value: path, label })),
                      ]}
                      onChange={(path) => setChosen(new Map(chosen).set(at, path))}
                    />
                    <Box sx={quiet}>
                      {sample === '' ? words.no_sample : fill(words.sample, { value: sample.slice(0, 60) })}
                    </Box>
                  </Box>
                ),
              )}
            </Box>
          )}
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

import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { missingColumns, missingForNew } from '../../../domain/imports/read-record.ts';
import { fill } from '../../i18n/fill.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { Tag } from '../../ui/chip/Tag.tsx';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { IMPORTS_WORDS } from './imports-words.ts';
import type { ImportTarget } from './import-target.ts';
import { useCorrections } from './useCorrections.ts';
import { useImportFile, type ImportFile } from './useImportFile.ts';

const PROGRAMS = { shopify: 'Shopify', tiendanube: 'Tiendanube', woocommerce: 'WooCommerce' };

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
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
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
    const reviewed = await session.review(paths, clearing, corrections.of(file.name));
    keep({ ...file, reviewed, clearing, paths, corrected: reviewed.redone > 0 });
    void navigate(target.paths.review);
  };

  const choose = async (sheet: string): Promise<void> => {
    setChosen(new Map());
    keep({ ...file, opened: await session.choose(sheet) });
  };

  return (
    <SectionCard title={fillCount(words.found, opened.lines, locale, { file: file.name })}>
      {opened.sheets.length > 1 && (
        <Box sx={{ maxWidth: 420 }}>
          <NativeSelect
            label={words.sheet}
            value={opened.sheet ?? ''}
            options={opened.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChange={(sheet) => void choose(sheet)}
          />
        </Box>
      )}
      {format !== undefined && (
        <Alert severity="success">{fill(words.known, { program: PROGRAMS[format] })}</Alert>
      )}
      {format === undefined && (
        <>
          <Box>
            <Box sx={{ ...quiet, mb: 1 }}>{words.recognised}</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {columns.map(({ meaning, header }) => {
                const label = typeof meaning === 'string' ? labelOf(meaning) : undefined;
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
                        ...shape.columns
                          .filter(({ path }) => !taken.has(path) || chosen.get(at) === path)
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

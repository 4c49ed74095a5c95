import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import {
  countOf,
  labelFault,
  labelPages,
  labelsOf,
  LABEL_SHEETS,
  MOST_LABELS,
  type Label,
  type LabelSheet,
} from '../../../../domain/catalog/labels.ts';
import { typedQuantity } from '../../../../domain/orders/order-lines.ts';
import { LABELS_WORDS } from '../../../../generated/words/labels.ts';
import { PRINT_WORDS } from '../../../../generated/words/print.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { useListPath } from '../../../schema/list-visit.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { clamped, color, panel, quiet } from '../../../theme/styles.ts';
import { keepChoice, keptChoice } from '../../../theme/stored-choice.ts';
import { useNumber } from '../../../ui/figure/Money.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { usePageTitle } from '../../../ui/page/Page.tsx';
import { PrintFrame, SCREEN_ALONE } from '../../../ui/print/PrintFrame.tsx';
import { ErrorState, NotFoundState } from '../../../ui/state/PageStates.tsx';
import { labelPageRules, LabelPaper } from './LabelPaper.tsx';
import { LABEL_COUNTS, LABEL_SHEET_NAMES, readLabelRequest } from './label-request.ts';
import { MOST_LABELLED } from './labels-path.ts';

/** The sheet of the last print in this browser: the printer stands beside it. */
const KEPT_SHEET = 'tendero_labels';

/** `/products/labels?ids=12`: labels with the barcode of products and variants, as they will be on stickers. */
export default function LabelsPage() {
  const words = useWords(LABELS_WORDS);
  const { paper } = useWords(PRINT_WORDS);
  const locale = useIntlLocale();
  const number = useNumber();
  const translate = useTranslate();
  const listPath = useListPath('products');
  const [search, setSearch] = useSearchParams();
  const request = readLabelRequest(search, keptChoice(KEPT_SHEET));
  const { products, error, refetch } = useLabelledProducts(request.products);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [first] = products ?? [];
  const one = request.products.length === 1 && first !== undefined;
  const title = one ? fill(words.title, { name: first.name }) : words.title_many;
  const app = translate('app.name');
  usePageTitle(`${title} · ${app}`);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const labels = products?.flatMap(labelsOf).filter(request.means);
  if (request.products.length === 0 || labels?.length === 0)
    return (
      <Box component="main">
        <NotFoundState />
      </Box>
    );
  const sheet = LABEL_SHEETS[request.sheet];
  const typedOf = (label: Label) => typed.get(label.id) ?? String(countOf(label, request.count));
  const units = (label: Label) => Math.min(typedQuantity(typedOf(label)) ?? 0, MOST_LABELS);
  const { pages, total } = labelPages(labels ?? [], units, sheet, request.used);
  const missing = products === undefined ? 0 : request.products.length - products.length;
  const choose = (change: Record<string, string>): void =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      replace: true,
    });
  return (
    <PrintFrame
      title={title}
      back={one ? pathOf('products', 'edit', first.id) : listPath()}
      ready={labels !== undefined && total > 0}
      controls={
        <>
          {/* The longest name of a sheet takes the width of a phone. */}
          <Box sx={{ minWidth: { xs: '100%', sm: 0 } }}>
            <NativeSelect
              label={paper}
              value={request.sheet}
              options={LABEL_SHEET_NAMES.map((value) => ({ value, label: words.sheets[value] }))}
              onChange={(chosen) => {
                keepChoice(KEPT_SHEET, chosen);
                choose({ sheet: chosen });
              }}
            />
          </Box>
          <NativeSelect
            label={words.count}
            value={request.count}
            options={LABEL_COUNTS.map((value) => ({ value, label: words.counts[value] }))}
            onChange={(count) => {
              setTyped(new Map());
              choose({ count });
            }}
          />
          {sheet.rows > 1 && (
            <NativeSelect
              label={words.start}
              value={request.used + 1}
              options={Array.from({ length: sheet.across * sheet.rows }, (_, at) => ({
                value: at + 1,
                label: String(at + 1),
              }))}
              onChange={(start) => choose({ start })}
            />
          )}
          <FormControlLabel
            label={words.price}
            control={
              <Checkbox
                checked={request.priced}
                onChange={(_, priced) => choose({ price: priced ? '1' : '0' })}
              />
            }
            sx={{ minHeight: 'var(--target)', mr: 0 }}
          />
        </>
      }
      notices={
        <Box
          component="section"
          aria-label={words.count}
          sx={{ px: 2, maxWidth: 1200, mx: 'auto', ...SCREEN_ALONE }}
        >
          {missing > 0 && (
            <Box role="alert" sx={{ pt: 2 }}>
              {fillCount(words.missing, missing, locale)}
            </Box>
          )}
          {labels !== undefined && (
            <LabelCounts
              labels={labels}
              sheet={sheet}
              total={total}
              typedOf={typedOf}
              onType={(id, text) => setTyped(new Map([...typed, [id, text]]))}
            />
          )}
          <Box aria-live="polite">
            {total > MOST_LABELS && (
              <Box sx={{ mb: 2, color: color('warning') }}>
                {fill(words.most, { most: number(MOST_LABELS), left: number(total - MOST_LABELS) })}
              </Box>
            )}
            {labels !== undefined && total === 0 && <Box sx={{ ...quiet, mb: 2 }}>{words.empty}</Box>}
          </Box>
        </Box>
      }
    >
      <GlobalStyles styles={labelPageRules(sheet)} />
      {pages.map((places, at) => (
        <LabelPaper
          key={at}
          sheet={sheet}
          labels={places}
          priced={request.priced}
          name={fill(words.page, { page: number(at + 1) })}
        />
      ))}
    </PrintFrame>
  );
}

/** The products in the order in which they were asked for; undefined until known. One that is gone is left out. */
function useLabelledProducts(ids: readonly number[]) {
  const { data, error, refetch } = useRecords(
    'products',
    {
      pagination: { page: 1, perPage: MOST_LABELLED },
      sort: { field: 'id', order: 'ASC' },
      filter: { 'id.in': [...ids] },
    },
    { enabled: ids.length > 0 },
  );
  // The API answers them by its own sort.
  const products = data && ids.flatMap((id) => data.find((product) => product.id === id) ?? []);
  return { products, error: products === undefined ? error : null, refetch };
}

/** Rows that are shown unfolded: those of a product in its sizes. */
const FEW = 6;

interface LabelCountsProps {
  labels: readonly Label[];
  sheet: LabelSheet;
  /** Of all together. */
  total: number;
  typedOf(label: Label): string;
  onType(id: string, text: string): void;
}

/** How many of each, to be typed over, with what its bars say and what is wrong with them. */
function LabelCounts({ labels, sheet, total, typedOf, onType }: LabelCountsProps) {
  const words = useWords(LABELS_WORDS);
  const locale = useIntlLocale();
  const faulty = labels.filter((label) => labelFault(label, sheet) !== null).length;
  const bySku = labels.filter(({ by }) => by === 'sku').length;
  return (
    <Box component="details" open={labels.length <= FEW} sx={{ ...panel, my: 2 }}>
      <Box component="summary" sx={{ px: 2, py: 1.25, cursor: 'pointer', fontWeight: 500 }}>
        {fillCount(words.what, total, locale)}
        <Box component="span" sx={{ ...quiet, fontWeight: 400 }}>
          {bySku > 0 && ` · ${fillCount(words.some_by_sku, bySku, locale)}`}
        </Box>
        {faulty > 0 && (
          <Box component="span" sx={{ fontWeight: 400, color: color('warning') }}>
            {` · ${fillCount(words.some_faulty, faulty, locale)}`}
          </Box>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '50vh', overflowY: 'auto' }}>
        {labels.map((label) => {
          const fault = labelFault(label, sheet);
          const name = [label.name, label.variant].filter(Boolean).join(' ');
          return (
            <Box
              component="li"
              key={label.id}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                px: 2,
                py: 0.75,
                borderTop: `1px solid ${color('line')}`,
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ ...clamped(2), overflowWrap: 'anywhere' }}>{name}</Box>
                <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>
                  {label.code}
                  {label.by === 'sku' && ` · ${words.by_sku}`}
                  {label.shared && ` · ${words.shared}`}
                  {fault !== null && (
                    <Box component="span" sx={{ color: color('warning') }}>
                      {label.code !== null && ' · '}
                      {words.faults[fault]}
                    </Box>
                  )}
                </Box>
              </Box>
              <OutlinedInput
                size="small"
                value={typedOf(label)}
                onChange={({ target }) => onType(label.id, target.value)}
                autoComplete="off"
                inputProps={{
                  'aria-label': fill(words.units_of, { name }),
                  inputMode: 'numeric',
                  maxLength: 4,
                }}
                sx={{ width: 80, flex: 'none', '& input': { textAlign: 'right' } }}
              />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

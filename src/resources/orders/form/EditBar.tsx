import { useEffect, useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { useFormContext, useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { sameValue } from '../../../../domain/changes/changes.ts';
import type { OrderPreview, StockMove } from '../../../../domain/orders/order-answers.ts';
import { readLines, type OrderLine } from '../../../../domain/orders/order-lines.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_EDIT_WORDS } from '../../../../generated/words/orders-edit.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { labelOfPath } from '../../../form/field-label.ts';
import { useLoadedForm } from '../../../form/useRecordForm.ts';
import { useShownComplaints } from '../../../form/form-context.ts';
import type { EditSaved, EditBarProps } from '../../../manifest/manifest.ts';
import { fill, fillCount, useIntlLocale, useLabel, useWords } from '../../../i18n/words.ts';
import { color } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { Figures, useMoney, useNumber } from '../../../ui/figure/Money.tsx';
import { failureOf, failureSentence, type Failure, type Refusal } from '../../../ui/form/useWrite.ts';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { AmountList, AmountRow } from '../AmountList.tsx';
import type { ManualOrder } from './manual-order.ts';
import { orderRefusal } from './order-checks.ts';

type Refused = Pick<ReturnType<typeof orderRefusal>, 'sentences'>;
type Reasoned = Pick<ReturnType<typeof orderRefusal>, 'message' | 'lines'>;

const PAUSE_MS = 400;
/** More sentences than these say less. */
const NAMED = 3;

/**
 * The end of an order's form. Before anything is saved the server says the new total, and what stock moves. Saving
 * waits for values that it can take (ORD-08).
 */
export function EditBar({ id, complaints, attempt, ...bar }: EditBarProps) {
  const translate = useTranslate();
  const words = useWords(ORDERS_EDIT_WORDS);
  const money = useMoney();
  const form = useFormContext();
  const values = useWatch();
  const settled = useDebounced(values, PAUSE_MS);
  const wrong = namedComplaints(complaints(values), readLines(values['order_details']));
  const preview = useOrderPreview({ id, attempt }, settled, Object.keys(complaints(settled)).length === 0);
  const { failure, answer } = preview;
  const refused = useMemo(() => readLines(settled['order_details']), [settled]);
  const refusal = useMemo(
    () =>
      failure === undefined || failure.again
        ? undefined
        : orderRefusal(failure, refused, translate, {
            stock: words.short,
            other: words.refused,
            repriced: (before, now) => fill(words.repriced, { before: money(before), now: money(now) }),
          }),
    [failure, refused, translate, words, money],
  );
  useShownComplaints(settled);
  useShownRefusal(refusal);
  const { isDirty } = form.formState;
  const held =
    wrong.length > 0
      ? `${words.wrong} ${wrong.slice(0, NAMED).join(' · ')}`
      : refusal && firstReason(refusal);
  return (
    <>
      {preview.moves && (
        <SectionCard title={words.title}>
          <Box component="output" sx={{ display: 'grid', gap: 1.5 }}>
            {refusal && <EditRefusal refusal={refusal} lines={refused} />}
            {failure?.again === true && (
              <Alert
                severity="warning"
                role="presentation"
                action={
                  <Button color="inherit" onClick={preview.retry}>
                    {translate('app.retry')}
                  </Button>
                }
              >
                {fill(words.uncomputed, { reason: failureSentence(translate, failure) })}
              </Alert>
            )}
            {wrong.length === 0 && answer?.saved && <PreviewFigures preview={answer.saved} />}
            {answer?.saved && <OthersChanged paths={answer.others} />}
            {answer?.conflicts && words.conflict}
            {answer === undefined && failure === undefined && wrong.length === 0 && words.computing}
          </Box>
        </SectionCard>
      )}
      <SaveBar
        {...bar}
        disabled={
          wrong.length > 0 ||
          refusal !== undefined ||
          (preview.moves && (preview.waiting || settled !== values))
        }
        notice={
          isDirty &&
          held !== undefined && (
            <Box sx={{ mb: 1, color: 'error.main', overflowWrap: 'anywhere' }}>{held}</Box>
          )
        }
        summary={
          preview.moves &&
          wrong.length === 0 &&
          answer?.saved && <TotalAfter preview={answer.saved} waiting={preview.waiting} />
        }
      />
    </>
  );
}

/** The first line at fault, else the reason of the whole. The last sentence is none: it says what is kept. */
function firstReason({ message, lines = [] }: Reasoned): string | undefined {
  const [first] = lines.slice(0, -1);
  return first ?? message;
}

/** The sentences, those of a line behind the name of its product. */
function namedComplaints(
  complaints: Record<string, string>,
  lines: ReturnType<typeof readLines>,
): readonly string[] {
  const said = Object.entries(complaints).map(([source, sentence]) => {
    const [, index] = /^order_details\.(\d+)\./.exec(source) ?? [];
    const name = index === undefined ? undefined : lines[Number(index)]?.name;
    return name ? `${name}: ${sentence}` : sentence;
  });
  return [...new Set(said)];
}

/** Marks the lines and fields that the server refused. */
function useShownRefusal(refusal: Refused | undefined): void {
  const { setError } = useFormContext();
  useEffect(() => {
    for (const [source, message] of Object.entries(refusal?.sentences ?? {}))
      setError(source, { type: 'server', message });
  }, [refusal, setError]);
}

/** What another person changed meanwhile, by the labels of its fields. Absent when nobody did. */
function OthersChanged({ paths }: { paths: readonly string[] }) {
  const words = useWords(ORDERS_EDIT_WORDS);
  const labelOf = useLabel();
  const { fields } = useLoadedForm('orders').descriptor;
  if (paths.length === 0) return null;
  const names = [...new Set(paths.map((path) => labelOfPath(fields, path, labelOf, {})))];
  return <Box sx={{ fontWeight: 500 }}>{fill(words.others, { names: names.join(', ') })}</Box>;
}

interface TotalAfterProps {
  preview: OrderPreview;
  /** True while a newer answer is on its way. */
  waiting: boolean;
}

/**
 * Beside the button: the new total, and what a paid order will lack or give back. Screen readers have it from the
 * section above.
 */
function TotalAfter({ preview: { total, still_to_pay, to_return }, waiting }: TotalAfterProps) {
  const words = useWords(ORDERS_EDIT_WORDS);
  const money = useMoney();
  return (
    <Box aria-hidden sx={{ opacity: waiting ? 0.5 : 1 }}>
      <Box sx={TOTAL}>
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>{words.after}</Box>
        <Box sx={{ fontWeight: 700, fontSize: 'var(--text-20)' }}>
          <Figures>{money(total)}</Figures>
        </Box>
      </Box>
      {still_to_pay > 0 && <Box sx={BALANCE}>{fill(words.will_lack, { amount: money(still_to_pay) })}</Box>}
      {to_return > 0 && <Box sx={BALANCE}>{fill(words.will_return, { amount: money(to_return) })}</Box>}
    </Box>
  );
}

const TOTAL = {
  display: { xs: 'flex', sm: 'block' },
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 1,
} as const;

const BALANCE = {
  color: color('warning'),
  fontSize: 'var(--text-14)',
  fontWeight: 500,
  textAlign: { xs: 'right', sm: 'left' },
} as const;

interface EditRefusalProps {
  refusal: Pick<Refusal<ManualOrder>, 'message' | 'lines' | 'values'>;
  /** The lines that were refused. */
  lines: readonly OrderLine[];
}

/** Why an edited order cannot be saved. Prices that changed since the products were chosen are taken with one tap. */
function EditRefusal({ refusal, lines }: EditRefusalProps) {
  const words = useWords(ORDERS_EDIT_WORDS);
  const { getValues, setValue } = useFormContext();
  const corrected = refusal.values?.order_details ?? [];
  const prices = new Map(
    corrected.flatMap((line, at) =>
      line.price === lines[at]?.price ? [] : [[goodsOf(line), line.price] as const],
    ),
  );
  const take = () => {
    // A quantity may have changed since the refusal.
    const present = readLines(getValues('order_details'));
    const repriced = present.map((line) => ({ ...line, price: prices.get(goodsOf(line)) ?? line.price }));
    setValue('order_details', repriced, { shouldDirty: true });
  };
  return (
    <Alert severity="error" role="presentation">
      {refusal.message}
      {refusal.lines?.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {prices.size > 0 && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" color="inherit" onClick={take}>
            {words.reprice}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/** A line that was stored keeps its price, beside a new one of the same product. */
function goodsOf({ id, product_id, product_variant_id }: OrderLine): string {
  return `${id ?? 'new'}.${product_id}.${product_variant_id}`;
}

/** The new total beside the old one, what was paid already, and what moves on the shelves. */
function PreviewFigures({ preview }: { preview: OrderPreview }) {
  const words = useWords(ORDERS_EDIT_WORDS);
  const money = useMoney();
  const { total_before: before, total, paid, refunded, still_to_pay, to_return, stock } = preview;
  const difference = total - before;
  const settled = [
    paid > 0 ? fill(words.paid, { amount: money(paid) }) : '',
    refunded > 0 ? fill(words.refunded, { amount: money(refunded) }) : '',
    still_to_pay > 0 ? fill(words.still, { amount: money(still_to_pay) }) : '',
    to_return > 0 ? fill(words.to_return, { amount: money(to_return) }) : '',
  ].filter((sentence) => sentence !== '');
  return (
    <>
      <AmountList>
        <AmountRow label={words.before} amount={money(before)} />
        <AmountRow label={words.difference} amount={`${difference > 0 ? '+' : ''}${money(difference)}`} />
        <AmountRow label={words.after} amount={money(total)} weight="strong" />
      </AmountList>
      {settled.length > 0 && <Box sx={{ fontWeight: 500 }}>{settled.join(' ')}</Box>}
      <StockMoves moves={stock} />
    </>
  );
}

function StockMoves({ moves }: { moves: readonly StockMove[] }) {
  const words = useWords(ORDERS_EDIT_WORDS);
  const locale = useIntlLocale();
  const number = useNumber();
  if (moves.length === 0) return <Box sx={{ color: 'text.secondary' }}>{words.stays}</Box>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {moves.map(({ product_id, product_variant_id, name, delta, left }) => (
        <li key={`${product_id}.${product_variant_id}`}>
          {fillCount(delta > 0 ? words.returns : words.takes, Math.abs(delta), locale, {
            name,
            left: number(left),
          })}
        </li>
      ))}
    </Box>
  );
}

/** What moves money or stock; any other change keeps the total. */
const MOVING = [
  'order_details',
  'discount',
  'discount_percent',
  'shipping_cost',
  'order_status_id',
] as const satisfies (keyof Order)[];

interface PreviewState {
  /** True where the edit moves money or stock, so that there is something to say. */
  moves: boolean;
  /** True until the answer is about the values on screen. */
  waiting: boolean;
  answer: EditSaved<OrderPreview> | undefined;
  failure: Failure | undefined;
  retry: () => void;
}

/**
 * What saving the form would do, as the server computes it by the path of the save itself. It is asked again when the
 * order changes elsewhere.
 * @param values of the form, at rest
 */
function useOrderPreview(
  { id, attempt }: Pick<EditBarProps, 'id' | 'attempt'>,
  values: FieldValues,
  valid: boolean,
): PreviewState {
  const provider = useDataProvider<AppDataProvider>();
  const { defaultValues = {} } = useFormState();
  const moves = MOVING.some((source) => !sameValue(values[source], defaultValues[source]));
  const enabled = moves && valid;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['orders', 'preview', id, values],
    queryFn: async ({ signal }) => {
      const calls = await provider.loadOrderCalls();
      return attempt(values, (patch, before) => calls.previewOrder(id, patch, before, signal));
    },
    enabled,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const failure = useMemo(() => (error === null ? undefined : failureOf(error)), [error]);
  return {
    moves,
    waiting: enabled && isFetching,
    answer: error === null ? data : undefined,
    failure,
    retry: () => void refetch(),
  };
}

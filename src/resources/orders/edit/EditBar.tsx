import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { readLines } from '../../../../domain/orders/order-lines.ts';
import type { EditBarProps } from '../../../generator/manifest/form-parts.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { orderRefusal } from '../create/order-refusal.ts';
import { EDIT_WORDS } from './edit-words.ts';
import { EditRefusal } from './EditRefusal.tsx';
import { OthersChanged } from './OthersChanged.tsx';
import { PreviewFigures } from './PreviewFigures.tsx';
import { TotalAfter } from './TotalAfter.tsx';
import { useOrderPreview } from './useOrderPreview.ts';

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
  const words = useDictionary(EDIT_WORDS);
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
  useShownComplaints(settled, refusal);
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

/** A save that waits cannot mark the fields at fault, so they are marked when the typing rests. */
function useShownComplaints(settled: FieldValues, refusal: Refused | undefined): void {
  const { trigger, setError, formState } = useFormContext();
  const { isDirty } = formState;
  useEffect(() => {
    if (isDirty) void trigger(Object.keys(settled));
  }, [settled, isDirty, trigger]);
  useEffect(() => {
    for (const [source, message] of Object.entries(refusal?.sentences ?? {}))
      setError(source, { type: 'server', message });
  }, [refusal, setError]);
}

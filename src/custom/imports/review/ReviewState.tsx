import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { IMPORTS_WORDS } from '../../../../generated/words/imports.ts';
import { errorSentence } from '../../../i18n/sentences.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { panel } from '../../../theme/styles.ts';
import { Counts, useNumber } from '../../../ui/figure/Money.tsx';
import type { Review } from './useReview.ts';

/** While the server is still to be asked about lines, and can be. */
export function isChecking({ check, plan }: Pick<Review, 'check' | 'plan'>): boolean {
  return check.error === undefined && (!check.done || plan.waiting > 0);
}

/** True once every line was checked, none is at fault, and the store has all of it already. */
export function changesNothing(review: Pick<Review, 'check' | 'plan' | 'faults' | 'records'>): boolean {
  const { plan, faults, records } = review;
  return isWhole(review) && faults.length === 0 && records > 0 && plan.created + plan.updated === 0;
}

function isWhole(review: Pick<Review, 'check' | 'plan'>): boolean {
  return !isChecking(review) && review.check.error === undefined && review.plan.unasked === 0;
}

/** What a load will do: mistakes, how far the server was asked, and how many records are new, change or stay. */
export function ReviewState({ review }: { review: Review }) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const { faults, plan, records, good, lines } = review;
  const checking = isChecking(review);
  const known = plan.created + plan.updated + plan.unchanged;
  return (
    <>
      {faults.length > 0 && (
        <Alert severity="warning">{fillCount(words.with_errors, faults.length, locale)}</Alert>
      )}
      {checking && <Asking done={known + records - good} total={records} />}
      {review.check.error !== undefined && <NotAsked review={review} />}
      {faults.length === 0 && isWhole(review) && (
        <Alert severity="success">{fillCount(words.all_good, lines.length, locale)}</Alert>
      )}
      {plan.unasked > 0 && !checking && (
        <Alert severity="info">{fillCount(words.unasked, plan.unasked, locale)}</Alert>
      )}
      {changesNothing(review) && <Alert severity="info">{words.nothing_changes}</Alert>}
      {known > 0 && (
        <Box sx={{ ...panel, p: 2 }}>
          <Counts
            counts={[
              { label: words.created, count: plan.created },
              { label: words.changing, count: plan.updated },
              { label: words.unchanged, count: plan.unchanged },
              { label: words.failed, count: records - good },
            ]}
          />
        </Box>
      )}
    </>
  );
}

function Asking({ done, total }: { done: number; total: number }) {
  const words = useWords(IMPORTS_WORDS);
  const number = useNumber();
  const sentence = fill(words.checking, { done: number(Math.min(done, total)), total: number(total) });
  return (
    <Box sx={{ ...panel, p: 2, display: 'grid', gap: 1 }}>
      <Box component="output">{sentence}</Box>
      <LinearProgress
        aria-label={words.checking_label}
        variant="determinate"
        value={total === 0 ? 0 : Math.min(100, (done / total) * 100)}
      />
    </Box>
  );
}

function NotAsked({ review }: { review: Review }) {
  const words = useWords(IMPORTS_WORDS);
  const translate = useTranslate();
  return (
    <Alert severity="warning" action={<Button onClick={review.check.again}>{words.check_again}</Button>}>
      {words.not_checked} {errorSentence(translate, review.check.error)}
    </Alert>
  );
}

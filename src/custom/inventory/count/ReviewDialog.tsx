import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useDataProvider, useNotify } from 'ra-core';
import { INVENTORY_WORDS } from '../../../../generated/words/inventory.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../../i18n/words.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { Dialog, DialogChoice } from '../../../ui/dialog/Dialog.tsx';
import { Figures, useNumber } from '../../../ui/figure/Money.tsx';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { INVENTORY_KEY, shelfName, type ShelfWrites } from '../inventory-api.ts';

export interface ReviewDialogProps {
  writes: ShelfWrites;
  onClose(): void;
  onApplied(): void;
}

/** As many as one page of the API has. */
const SHOWN = 100;

/** The differences of a count, before they are applied. */
export default function ReviewDialog({ writes, onClose, onApplied }: ReviewDialogProps) {
  const words = useWords(INVENTORY_WORDS);
  const locale = useAppLocale();
  const number = useNumber();
  const notify = useNotify();
  const dataProvider = useDataProvider<AppDataProvider>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: [INVENTORY_KEY, 'differences'],
    queryFn: async ({ signal }) => {
      const calls = await dataProvider.loadInventoryCalls();
      return calls.listInventory({ 'counted.in': 'different', limit: String(SHOWN) }, signal);
    },
    gcTime: 0,
  });
  const units = (quantity: number | null): string => (quantity === null ? words.uncounted : number(quantity));

  async function apply(): Promise<void> {
    setBusy(true);
    const refusal = await writes.applyCount((changed) =>
      notify(fillCount(words.count.applied, changed, locale), { type: 'success' }),
    );
    setBusy(false);
    setProblem(refusal);
    if (refusal === undefined) onApplied();
  }

  return (
    <Dialog
      title={words.count.review}
      busy={busy}
      onClose={onClose}
      actions={
        <DialogChoice
          busy={busy}
          disabled={data === undefined}
          confirm={words.count.apply}
          onConfirm={() => void apply()}
          onCancel={onClose}
        />
      }
    >
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <RowsSkeleton rows={3} height={40} />}
      {data?.total === 0 && <div>{words.count.no_differences}</div>}
      {data !== undefined && data.total > 0 && (
        <>
          <Box component="ul" aria-label={words.count.tabs.different} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.data.map((shelf) => (
              <Box
                key={shelf.id}
                component="li"
                sx={{ display: 'flex', gap: 2, py: 1, borderBottom: `1px solid ${color('line')}` }}
              >
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{shelfName(shelf)}</Box>
                <Figures>
                  {fill(words.count.from_to, {
                    from: units(shelf.count?.expected ?? null),
                    to: units(shelf.count?.counted ?? null),
                  })}
                </Figures>
              </Box>
            ))}
          </Box>
          {data.total > data.data.length && (
            <Box sx={quiet}>
              {fillCount(words.count.more_differences, data.total - data.data.length, locale)}
            </Box>
          )}
          <Box sx={quiet}>{words.count.kept}</Box>
        </>
      )}
      {problem !== undefined && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Dialog>
  );
}

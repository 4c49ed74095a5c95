import { useCallback, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FormProvider } from 'react-hook-form';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { CollectionNode } from '../../../../domain/collections/tree.ts';
import type { Product } from '../../../../generated/products/types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { PHONE } from '../../../theme/widths.ts';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { ProblemNotice } from '../../../ui/form/ProblemNotice.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { CollectionsDialog } from './CollectionsDialog.tsx';
import { GridList } from './GridList.tsx';
import { GridSheet } from './GridSheet.tsx';
import { GridSummary } from './GridSummary.tsx';
import { useGridColumns } from './grid-columns.ts';
import { linesOf } from './grid-lines.ts';
import { GRID_WORDS } from './grid-words.ts';
import { useGridForm } from './useGridForm.ts';

interface ProductGridProps {
  products: readonly Product[];
  descriptor: FormDescriptor;
  /** Null for users who may not see collections. */
  tree: readonly CollectionNode[] | null;
}

/** A line per product and variant, saved by one call. On phones a list with one field at a time. */
export function ProductGrid({ products, descriptor, tree }: ProductGridProps) {
  const words = useDictionary(GRID_WORDS);
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const lines = useMemo(() => linesOf(products), [products]);
  const collections = useMemo(() => tree && flat(tree), [tree]);
  const [choosing, setChoosing] = useState<number | null>(null);
  const columns = useGridColumns({
    descriptor,
    collections,
    onChoose: useCallback((row: number) => setChoosing(row), []),
  });
  const grid = useGridForm(lines, columns);
  const View = phone ? GridList : GridSheet;
  const line = choosing === null ? undefined : lines[choosing];
  return (
    <FormProvider {...grid.form}>
      <Box component="form" {...grid.formProps} sx={{ display: 'grid', gap: 1.5 }}>
        <View lines={lines} columns={columns} />
        <SaveBar
          label={words.save}
          busy={grid.saving}
          summary={<GridSummary lines={lines} stored={grid.stored} />}
          notice={grid.problem && <ProblemNotice problem={grid.problem} />}
        />
      </Box>
      {choosing !== null && line !== undefined && (
        <CollectionsDialog
          name={line.product.name}
          row={choosing}
          collections={collections ?? []}
          onClose={() => setChoosing(null)}
        />
      )}
      <LeaveGuard control={grid.form.control} leavingRef={grid.leavingRef} onDiscard={grid.discard} />
    </FormProvider>
  );
}

function flat(tree: readonly CollectionNode[]): CollectionNode[] {
  return tree.flatMap((node) => [node, ...flat(node.subcollections)]);
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { sameValue } from '../../../../domain/changes/same-value.ts';
import type { OrderPreview } from '../../../../domain/orders/edit-preview.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { EditSaved } from '../../../generator/manifest/edit-saved.ts';
import type { EditBarProps } from '../../../generator/manifest/form-parts.ts';
import { failureOf, type Failure } from '../../../ui/form/failure.ts';

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
export function useOrderPreview(
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

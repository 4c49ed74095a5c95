import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { refundableUnits } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { refundsQuery } from '../refund/refunds-query.ts';

type Lines = Order['order_details'];

/** What is to be packed of each order: its lines without the units that came back. Undefined until known. */
export function usePackedLines(orders: readonly Order[], enabled: boolean) {
  const provider = useDataProvider<AppDataProvider>();
  const refunded = enabled ? orders.filter((order) => refundsQuery(provider, order).enabled) : [];
  const answers = useQueries({ queries: refunded.map((order) => refundsQuery(provider, order)) });
  const failed = answers.find(({ data, error }) => data === undefined && error !== null);
  const returned = new Map(
    refunded.map(({ id }, at) => [id, answers[at]?.data?.flatMap(({ lines }) => lines)]),
  );
  const linesOf = ({ id, order_details: lines }: Order): Lines =>
    lines.flatMap((line) => {
      const quantity = refundableUnits(line, returned.get(id) ?? []);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
  return {
    linesOf: answers.every(({ data }) => data !== undefined) ? linesOf : undefined,
    error: failed?.error ?? null,
    refetch: () => answers.forEach((answer) => void answer.refetch()),
  };
}

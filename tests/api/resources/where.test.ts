import { expect, test } from 'vitest';
import { whereOf } from '../../../server/resources/query/list.ts';
import { Statement } from '../../../server/resources/statement.ts';
import { productResources } from '../../support/resources.ts';

const orders = productResources().find(({ name }) => name === 'orders');
const state = orders?.fields.find(({ source }) => source === 'order_status_id');

/** The condition of a filter by these states, with what stands beside it as parameters. */
function filtered(values: number[]): { text: string; parameters: unknown[] } {
  if (orders === undefined || state === undefined) throw new Error('There are no orders');
  const statement = new Statement();
  const text = whereOf(
    orders,
    7,
    { conditions: [{ field: state, op: 'in', values }], search: [] },
    statement,
  );
  return { text, parameters: statement.parameters };
}

// The database keeps one plan for one text: states as parameters share a plan that suits none of them.
test('a filter by state has a text of its own for each set of states, whichever order they come in', () => {
  expect(filtered([4, 1])).toEqual(filtered([1, 4]));
  expect(filtered([4, 1])).toEqual({
    text: `t.store_id = $1 and t."order_status_id" in ('1', '4')`,
    parameters: [7],
  });
});

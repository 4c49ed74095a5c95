import type { Act, Step } from './steps.ts';
import type { WalkCalls } from './calls.ts';

/** Brings a file of one line for each row of cells in, as the page of imports does. */
export async function bringFile(
  { send }: WalkCalls,
  base: string,
  act: Act,
  step: Step,
  target: 'inventory' | 'products',
  cells: readonly Record<string, string>[],
): Promise<void> {
  const records = cells.map((own, at) => ({ line: at + 2, lines: [{ line: at + 2, cells: own }] }));
  const once = { ...step, repeated: false };
  const opening = { target, file_name: 'archivo.csv', total: records.length };
  const opened = await send<{ id: number }>(act, once, 'post', `${base}/imports`, opening);
  if (opened.status !== 201) return;
  const path = `${base}/imports/${opened.body.id}`;
  await send(act, once, 'put', `${path}/records`, { records });
  await send(act, once, 'post', `${path}/start`, {});
}

import type { ImportCalls } from '../../../dataProvider/import-calls.ts';
import type { Checked } from '../file/checked.ts';
import type { ImportSession } from '../file/import-session.ts';

/**
 * Asks the server what a load would do with each record that shows no mistake by itself. A load of what it passes has
 * none either, unless somebody changes the store meanwhile.
 * @param onChecked gets what is known so far after each call
 * Throws what a call throws; what was answered before stays known.
 */
export async function checkFile(
  session: Pick<ImportSession, 'unchecked' | 'take'>,
  { checkRecords }: Pick<ImportCalls, 'checkRecords'>,
  target: string,
  onChecked: (checked: Checked) => void,
  signal?: AbortSignal,
): Promise<void> {
  const isLeft = (): boolean => signal?.aborted ?? false;
  for (;;) {
    const records = await session.unchecked();
    if (records.length === 0 || isLeft()) return;
    const answers = await checkRecords(target, records, signal);
    if (isLeft()) return;
    onChecked(await session.take(answers));
  }
}

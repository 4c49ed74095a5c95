import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { ChoiceCounts } from '../../../manifest/manifest.ts';

/** Customers of each kind and of each frequency, for the filters. */
export async function classCounts(provider: AppDataProvider): Promise<ChoiceCounts> {
  const { customerCounters } = await provider.loadCustomerCalls();
  const { leads_counter, frequencies_counter } = await customerCounters();
  const byId = (counts: typeof leads_counter) =>
    new Map(counts.map(({ id, quantity }) => [id, quantity] as const));
  return { lead_id: byId(leads_counter), frequency_id: byId(frequencies_counter) };
}

import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { judge } from '../../../domain/access/access.ts';
import { spokenCurrency } from '../../../domain/money/currency.ts';
import { useStore } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { intlLocale } from '../../i18n/locales.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useAccess } from '../../schema/useAccess.ts';
import { usePlanState } from '../../shell/plan/usePlanState.ts';
import { useMoney } from '../../ui/figure/useMoney.ts';
import { CONFIG_WORDS } from './config-words.ts';

/** The settings whose value an answer of the server brings. */
const ASKED = ['/config/general', '/config/legal', '/config/shipping', '/config/paymentProviders'];

/** How settings stand now, by the path of their page. Undefined while one is not known; left out, it has no value. */
export function useSettingValues(): ReadonlyMap<string, string | undefined> {
  const words = useDictionary(CONFIG_WORDS);
  const locale = useAppLocale();
  const money = useMoney();
  const store = useStore();
  const plan = usePlanState();
  const access = useAccess();
  const dataProvider = useDataProvider<AppDataProvider>();
  const mayReadChannels =
    access !== null && judge(access, { permission: 'payment-channels-store.read' }) === 'allowed';
  const { data: settings } = useQuery({
    queryKey: ['store-settings'],
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).readSettings(signal),
    staleTime: 0,
  });
  const { data: channels } = useQuery({
    queryKey: ['payment-channels-store', 'configured'],
    queryFn: async ({ signal }) =>
      (await dataProvider.loadPaymentChannelCalls()).channelConfigurations(signal),
    enabled: mayReadChannels,
    staleTime: 0,
  });
  const values = new Map<string, string | undefined>(ASKED.map((path) => [path, undefined]));
  if (store !== null) {
    values.set('/store', store.name);
    const paid = store.plan === 'pro' ? words.plan_pro : words.plan_free;
    values.set('/config/billing', plan?.trialDays != null ? words.plan_trial : paid);
    const { domain } = store;
    values.set('/config/domain', domain === null ? words.no_domain : fill(words.connected, { domain }));
  }
  if (settings !== undefined) {
    const { currency, delivery_cost_enabled, delivery_cost_details, terms_and_conditions } = settings;
    values.set('/config/general', spokenCurrency(currency, intlLocale(locale)));
    values.set('/config/legal', terms_and_conditions === null ? words.no_terms : words.terms);
    const amount = money(delivery_cost_details);
    values.set(
      '/config/shipping',
      delivery_cost_enabled ? fill(words.delivery, { amount }) : words.delivery_free,
    );
  }
  if (channels !== undefined) {
    const active = channels.filter((channel) => channel.active === 1).length;
    const sentence = active === 0 ? words.payments_none : fillCount(words.payments, active, locale);
    values.set('/config/paymentProviders', sentence);
  }
  return values;
}

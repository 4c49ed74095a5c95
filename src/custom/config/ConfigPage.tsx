import { useId, useState, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import CrownIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { useDataProvider, useTranslate } from 'ra-core';
import { judge } from '../../../domain/access/access.ts';
import { spokenCurrency } from '../../../domain/money/currency.ts';
import { CONFIG_WORDS } from '../../../generated/words/config.ts';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { useStore } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, fillCount, inLocale, useAppLocale, useWords } from '../../i18n/words.ts';
import { intlLocale } from '../../i18n/locales.ts';
import { useAccess, useListable } from '../../schema/useAllowed.ts';
import { settingsItems } from '../../shell/navigation/menu.ts';
import { useAppScreens } from '../../shell/navigation/useAppScreens.ts';
import { usePlanState } from '../../shell/plan/usePlanState.ts';
import { UserPanel } from '../../shell/user/UserPanel.tsx';
import { clamped, color, panel, quiet } from '../../theme/styles.ts';
import { CardLink } from '../../ui/card/CardLink.tsx';
import { useMoney } from '../../ui/figure/Money.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { matches } from '../../../domain/places/fold.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';

/** One entry of the settings hub. */
interface SettingCardFacts {
  path: string;
  name: string;
  /** What else people call it. */
  also: string;
  Icon: ComponentType<SvgIconProps>;
}

/** Features of the plan that pages of the hub need (spec 2 §6), by their path. */
const FEATURE_OF: Readonly<Record<string, string>> = {
  '/config/domain': 'is_custom_domain_enabled',
  '/config/paymentProviders': 'is_payment_checkouts_enabled',
};

/** The settings whose value an answer of the server brings. */
const ASKED = ['/config/general', '/config/legal', '/config/shipping', '/config/paymentProviders'];

/** How settings stand now, by the path of their page. Undefined while one is not known; left out, it has no value. */
function useSettingValues(): ReadonlyMap<string, string | undefined> {
  const words = useWords(CONFIG_WORDS);
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

/** The hub of settings: a card each with how it stands, and the user's own below them (CFG-01). */
export default function ConfigPage() {
  const translate = useTranslate();
  const words = useWords(CONFIG_WORDS);
  const [typed, setTyped] = useState('');
  const values = useSettingValues();
  const features = useAccess()?.features;
  const cards = useSettingCards();
  const found = cards.filter(({ path, name, also }) =>
    matches(`${name} ${also} ${values.get(path) ?? ''}`, typed),
  );
  const lacks = (path: string): boolean => {
    const feature = FEATURE_OF[path];
    return feature !== undefined && features !== undefined && features[feature] !== true;
  };
  return (
    <PageBody>
      <PageHeader title={translate('shell.settings')} />
      <SearchField label={words.search} value={typed} onChange={setTyped} sx={{ mb: 2, maxWidth: 480 }} />
      <Box component="output">{found.length === 0 && fill(words.none, { text: typed.trim() })}</Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          gap: { xs: 1, sm: 2 },
          m: 0,
          mb: 2,
          p: 0,
          listStyle: 'none',
        }}
      >
        {found.map((card) => (
          <SettingCard
            key={card.path}
            {...card}
            stands={values.has(card.path)}
            value={values.get(card.path)}
            premium={lacks(card.path) ? words.premium : undefined}
          />
        ))}
      </Box>
      <Box sx={{ ...panel, p: 2, maxWidth: 'var(--width-form)' }}>
        <UserPanel />
      </Box>
    </PageBody>
  );
}

/** The settings that the member may open: what belongs to them among the resources, then the screens of their own. */
function useSettingCards(): SettingCardFacts[] {
  const translate = useTranslate();
  const locale = useAppLocale();
  const { screens } = useWords(SHELL_WORDS);
  const items = settingsItems(useListable());
  const others = useAppScreens().filter(({ own }) => own !== true);
  return [
    ...items.map(({ path, Icon, label, word }) => ({
      path,
      Icon,
      name: label === undefined ? translate(word ?? '') : inLocale(label, locale).many,
      also: '',
    })),
    ...others.map(({ id, path, Icon }) => ({ path, Icon, ...screens[id] })),
  ];
}

interface SettingCardProps extends SettingCardFacts {
  /** Whether there is a value to say; its line stays free until it is known. */
  stands: boolean;
  value: string | undefined;
  /** Said by the crown of what the plan lacks; undefined where it lacks nothing. */
  premium: string | undefined;
}

/** A setting with its present value. The whole card opens it. */
function SettingCard({ path, name, Icon, stands, value, premium }: SettingCardProps) {
  const about = useId();
  return (
    <Box
      component="li"
      sx={{
        ...panel,
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minWidth: 0,
        minHeight: 72,
        p: 2,
        '&:hover': { backgroundColor: color('hover') },
      }}
    >
      <Icon aria-hidden sx={{ color: color('primary') }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 500 }}>
          <CardLink to={path} describedBy={about}>
            {name}
          </CardLink>
        </Box>
        {(stands || premium !== undefined) && (
          <Box id={about} sx={{ ...quiet, minHeight: '1.5em', ...clamped(2) }}>
            {premium ?? value}
          </Box>
        )}
      </Box>
      {premium !== undefined && <CrownIcon aria-hidden sx={{ color: color('primary') }} />}
    </Box>
  );
}

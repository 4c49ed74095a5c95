import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataTable, List, useRecordContext, type Identifier } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PlatformStore } from '../../../domain/staff/platform-answers.ts';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import { PLATFORM } from '../../dataProvider/platform-calls.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { quiet, TWO_COLUMNS, type Tone } from '../../theme/styles.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { Nothing } from '../../ui/figure/Money.tsx';
import { CardLines, exporterOf, LIST, ListTools, Nobody, Rows, search } from './PlatformFrame.tsx';

const TONES: Readonly<Record<PlatformStore['state'], Tone>> = {
  free: 'neutral',
  trial: 'info',
  active: 'success',
  near_expiry: 'warning',
  past_due: 'danger',
  blocked: 'danger',
  cancelled: 'neutral',
};

/** The page of a store. */
export function storePath(id: Identifier): string {
  return `/platform/stores/${id}`;
}

/** What is said of a store, in the words and days of the person who reads. */
export function useStoreTexts() {
  const { stores: words, plans, states } = useWords(PLATFORM_WORDS);
  const locale = useAppLocale();
  const dates = useDates();
  return {
    plan: ({ plan, frequency }: PlatformStore) =>
      [plans[plan], ...(frequency === null ? [] : [plans[frequency]])].join(' '),
    state: ({ state }: PlatformStore) => states[state],
    until: ({ paid_until }: PlatformStore) => (paid_until === null ? null : dates.date(paid_until)),
    used: ({ products, lines }: PlatformStore) =>
      [fillCount(words.products, products, locale), fillCount(words.lines, lines, locale)].join(' · '),
    created: ({ created_at }: PlatformStore) => dates.date(created_at),
    address: ({ url, active }: PlatformStore) => (active ? url : `${url} · ${words.inactive}`),
  };
}

/** All stores with their plans, the newest first. */
export function StoreList() {
  const { stores: words, search: placeholder } = useWords(PLATFORM_WORDS);
  const texts = useStoreTexts();
  const wide = useMediaQuery(TWO_COLUMNS, { noSsr: true });
  const { columns } = words;
  return (
    <List<PlatformStore>
      {...LIST}
      resource={PLATFORM.stores}
      filters={[search(placeholder)]}
      actions={<ListTools />}
      exporter={exporterOf<PlatformStore>(words.file, (store) => ({
        [columns.store]: store.name,
        [words.address]: store.url,
        [columns.plan]: texts.plan(store),
        [columns.state]: texts.state(store),
        [columns.paid_until]: store.paid_until ?? '',
        [words.branches]: String(store.lines),
        [words.catalogue]: String(store.products),
        [columns.created]: store.created_at,
      }))}
      empty={<Nobody of="stores" />}
    >
      <Rows<PlatformStore>
        label={words.label}
        to={storePath}
        empty={<Nobody of="stores" found={false} />}
        toCard={toCard}
      >
        <DataTable.Col source="name" label={columns.store} sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
          <StoreName />
        </DataTable.Col>
        <DataTable.Col<PlatformStore> source="plan" label={columns.plan} disableSort render={texts.plan} />
        <DataTable.Col<PlatformStore>
          source="state"
          label={columns.state}
          disableSort
          render={(store) => <StoreState store={store} />}
        />
        <DataTable.Col<PlatformStore>
          source="next_cut_date"
          label={columns.paid_until}
          sx={{ whiteSpace: 'nowrap' }}
          render={(store) => texts.until(store) ?? <Nothing />}
        />
        {wide && (
          <DataTable.Col<PlatformStore>
            source="products"
            label={columns.used}
            disableSort
            render={texts.used}
          />
        )}
        <DataTable.Col<PlatformStore>
          source="created_at"
          label={columns.created}
          sx={{ whiteSpace: 'nowrap' }}
          render={texts.created}
        />
      </Rows>
    </List>
  );
}

/** A link, so that the page of a store opens by keyboard and in a tab of its own. */
function StoreName() {
  const store = useRecordContext<PlatformStore>();
  const texts = useStoreTexts();
  if (store === undefined) return null;
  return (
    <>
      <Box component={Link} to={storePath(store.id)} sx={{ fontWeight: 500 }}>
        {store.name}
      </Box>
      <Box sx={quiet}>{texts.address(store)}</Box>
    </>
  );
}

/** The state of a store's plan. */
export function StoreState({ store }: { store: PlatformStore }) {
  const texts = useStoreTexts();
  return <StatusChip label={texts.state(store)} tone={TONES[store.state]} />;
}

function toCard(store: PlatformStore) {
  return <StoreCard store={store} />;
}

function StoreCard({ store }: { store: PlatformStore }) {
  const { stores: words } = useWords(PLATFORM_WORDS);
  const texts = useStoreTexts();
  const until = texts.until(store);
  const facts = [
    texts.plan(store),
    ...(until === null ? [] : [fill(words.paid_until, { day: until })]),
    texts.used(store),
    fill(words.created, { day: texts.created(store) }),
    ...(store.active ? [] : [words.inactive]),
  ];
  return <CardLines name={store.name} marks={<StoreState store={store} />} facts={facts.join(' · ')} />;
}

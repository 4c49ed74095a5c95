import { Suspense, use, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataTable, List, SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { INVOICE_STATUS } from '../../../domain/plans/subscription.ts';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import { PLATFORM, TO_REVIEW, type ListedInvoice } from '../../dataProvider/platform-calls.ts';
import { fill, inLocale, useAppLocale, useWords } from '../../i18n/words.ts';
import { InvoiceState } from '../../resources/invoices/InvoiceFacts.tsx';
import { loadList } from '../../schema/descriptors.ts';
import { quiet, TWO_COLUMNS } from '../../theme/styles.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { Money, useMoney } from '../../ui/figure/Money.tsx';
import { CardLines, exporterOf, LIST, ListTools, Nobody, Rows, search } from './PlatformFrame.tsx';
import { ByHandButton, ReviewButton } from './ReviewDialogs.tsx';
import { storePath } from './StoreList.tsx';

/** What all stores were asked to pay, the newest first. */
export function InvoiceList() {
  const { invoices: words, search: placeholder } = useWords(PLATFORM_WORDS);
  const states = useStates();
  const { columns } = words;
  return (
    <List<ListedInvoice>
      {...LIST}
      resource={PLATFORM.invoices}
      filters={[
        search(placeholder),
        <SelectInput
          key="state"
          source="state"
          label={words.state}
          alwaysOn
          emptyText={words.all}
          choices={[{ id: TO_REVIEW, name: words.to_review }, ...states]}
          translateChoice={false}
        />,
      ]}
      actions={<ListTools />}
      exporter={exporterOf<ListedInvoice>(words.file, (invoice) => ({
        [columns.number]: invoice.number,
        [columns.store]: invoice.store_name,
        [columns.state]: states.find(({ id }) => id === invoice.invoice_status_id)?.name ?? '',
        [words.to_review]: invoice.review === null ? '' : words.reviews[invoice.review],
        [columns.amount]: String(invoice.amount),
        [words.currency]: invoice.currency,
        [columns.due]: invoice.due_date,
        [columns.paid]: invoice.paid_at ?? '',
      }))}
      empty={<Nobody of="invoices" />}
    >
      <VoidedNote />
      <InvoiceRows empty={<Nobody of="invoices" found={false} />} />
    </List>
  );
}

/** The states of an invoice, in the words of its schema. */
function useStates(): { id: string | number; name: string }[] {
  const { fields } = use(loadList('invoices'));
  const locale = useAppLocale();
  return (fields['invoice_status_id']?.enum ?? []).map(({ value, label }) => ({
    id: value,
    name: label === undefined ? String(value) : inLocale(label, locale),
  }));
}

/** Why none of the voided invoices can be confirmed. */
function VoidedNote() {
  const { by_hand: words } = useWords(PLATFORM_WORDS);
  const { filterValues } = useListContext();
  if (filterValues['state'] !== INVOICE_STATUS.voided) return null;
  return <Box sx={{ ...quiet, p: 1.5 }}>{words.voided}</Box>;
}

interface InvoiceRowsProps {
  /** On the page of a store its name is not repeated. */
  ofOneStore?: boolean;
  label?: string;
  empty: ReactNode;
}

/** The invoices of the list around, with what a person of the staff may do about each. */
export function InvoiceRows({ ofOneStore = false, label, empty }: InvoiceRowsProps) {
  const { invoices: words } = useWords(PLATFORM_WORDS);
  const dates = useDates();
  const wide = useMediaQuery(TWO_COLUMNS, { noSsr: true });
  const { columns } = words;
  return (
    <Rows<ListedInvoice>
      label={label ?? words.label}
      empty={empty}
      toCard={ofOneStore ? toCardOfStore : toCard}
    >
      <DataTable.Col source="number" label={columns.number} disableSort sx={{ whiteSpace: 'nowrap' }} />
      {!ofOneStore && (
        <DataTable.Col<ListedInvoice>
          source="store_name"
          label={columns.store}
          disableSort
          sx={{ minWidth: 140, overflowWrap: 'anywhere' }}
          render={({ store_id, store_name }) => <Link to={storePath(store_id)}>{store_name}</Link>}
        />
      )}
      <DataTable.Col<ListedInvoice>
        source="invoice_status_id"
        label={columns.state}
        disableSort
        render={(invoice) => <Marks invoice={invoice} />}
      />
      <DataTable.Col<ListedInvoice>
        source="amount"
        label={columns.amount}
        align="right"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ amount, currency }) => <Money amount={amount} currency={currency} />}
      />
      <DataTable.Col<ListedInvoice>
        source="due_date"
        label={columns.due}
        sx={{ whiteSpace: 'nowrap' }}
        render={({ due_date }) => dates.date(due_date)}
      />
      {wide && (
        <DataTable.Col<ListedInvoice>
          source="paid_at"
          label={columns.paid}
          disableSort
          sx={{ whiteSpace: 'nowrap' }}
          render={({ paid_at }) => (paid_at === null ? words.unpaid : dates.date(paid_at))}
        />
      )}
    </Rows>
  );
}

function useNamed(): (invoice: ListedInvoice) => string {
  const money = useMoney();
  return ({ number, store_name, amount, currency }) =>
    `${number} · ${store_name} · ${money(amount, currency)}`;
}

/** Its states, and what waits for a person: money to look at, or money that came by hand. */
function Marks({ invoice }: { invoice: ListedInvoice }) {
  const { invoices: words } = useWords(PLATFORM_WORDS);
  const what = useNamed()(invoice);
  const { store_id, invoice_id, review, payable } = invoice;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <Suspense>
        <InvoiceState invoice={invoice} />
      </Suspense>
      {review !== null && (
        <>
          <StatusChip label={words.reviews[review]} tone="danger" />
          <ReviewButton money={{ of: `/stores/${store_id}/invoices/${invoice_id}`, what, review }} />
        </>
      )}
      {payable && <ByHandButton invoice={invoice} what={what} />}
    </Box>
  );
}

function toCard(invoice: ListedInvoice) {
  return <InvoiceCard invoice={invoice} ofOneStore={false} />;
}

function toCardOfStore(invoice: ListedInvoice) {
  return <InvoiceCard invoice={invoice} ofOneStore />;
}

function InvoiceCard({ invoice, ofOneStore }: { invoice: ListedInvoice; ofOneStore: boolean }) {
  const { invoices: words } = useWords(PLATFORM_WORDS);
  const dates = useDates();
  const money = useMoney();
  const { store_name, number, amount, currency, due_date, paid_at } = invoice;
  const facts = [
    number,
    fill(words.due, { day: dates.date(due_date) }),
    paid_at === null ? words.unpaid : fill(words.paid, { day: dates.date(paid_at) }),
  ];
  return (
    <CardLines
      name={[...(ofOneStore ? [] : [store_name]), money(amount, currency)].join(' · ')}
      marks={<Marks invoice={invoice} />}
      facts={facts.join(' · ')}
    />
  );
}

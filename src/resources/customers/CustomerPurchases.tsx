import { Suspense, use, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { whatsAppLink } from '../../../domain/phones/phone.ts';
import type { Customer } from '../../../generated/customers/types.ts';
import { CUSTOMERS_WORDS } from '../../../generated/words/customers.ts';
import { useStore } from '../../authProvider/useSession.ts';
import type { FieldProps } from '../../kinds/fields/field.ts';
import { FieldDisplay } from '../../kinds/display/FieldDisplay.tsx';
import { PhraseText } from '../../kinds/fields/PhraseText.tsx';
import { FormSection } from '../../form/FormSections.tsx';
import { loadForm } from '../../manifest/load-form.ts';
import { NewRelatedContext } from '../../form/related/new-related.ts';
import { fill, useWords } from '../../i18n/words.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';
import { pathOf } from '../../schema/paths.ts';
import { useRecord } from '../../schema/record-hooks.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { sectionPanel, quiet } from '../../theme/styles.ts';
import { WhatsAppButton } from '../../ui/contact/WhatsAppButton.tsx';
import { AlertDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { mainFigure, Money } from '../../ui/figure/Money.tsx';
import { facts } from '../../ui/text/LinkedText.tsx';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import type { CustomerDebtProps } from './CustomerDebt.tsx';
import { ErasedNotice } from './personal/ErasedNotice.tsx';

/** Few clients owe: its words come after the page. */
const debtPart = lazyPart<CustomerDebtProps>(() => import('./CustomerDebt.tsx'));

/** Facts that read as a sentence below the total. */
const FACTS = ['city_id', 'quantity'] as const satisfies (keyof Customer)[];
const CLASSES = ['lead_id', 'frequency_id'] as const satisfies (keyof Customer)[];

/** Who the customer is to the store: how much, how often, how to reach them; then their orders. */
export function CustomerPurchases(section: PlacedSection) {
  const words = useWords(CUSTOMERS_WORDS);
  const { id } = useParams();
  const { data: record } = useRecord('customers', Number(id), { enabled: id !== undefined });
  const { fields } = use(loadForm('customers')).descriptor;
  const allowed = useAllowed('orders');
  const [mayOrder, readsOrders] = [allowed('create'), allowed('list')];
  if (record === undefined) return null;
  const erasedAt = record.anonymised_at;
  const show = (source: (typeof FACTS)[number] | (typeof CLASSES)[number]) => {
    const field = fields[source];
    if (field === undefined || record[source] == null) return null;
    const Show = field.phrase === undefined ? FieldDisplay : Phrase;
    return (
      <Box component="span" key={source} sx={{ display: 'inline-block' }}>
        <Show field={field} value={record[source]} record={record} />
      </Box>
    );
  };
  return (
    <>
      {erasedAt !== null && <ErasedNotice at={erasedAt} />}
      <Box component="section" aria-label={words.title} sx={{ ...sectionPanel, gap: 1.5 }}>
        <div>
          <Box sx={mainFigure}>
            <Money amount={record.total ?? 0} />
          </Box>
          <Box sx={{ ...quiet, ...facts }}>{FACTS.map(show)}</Box>
        </div>
        {readsOrders && (
          <Suspense>
            <debtPart.Part customerId={record.id} />
          </Suspense>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{CLASSES.map(show)}</Box>
        {erasedAt === null && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              '& > *': { flex: { xs: '1 1 8rem', sm: 'none' } },
            }}
          >
            {mayOrder && (
              <Button
                component={Link}
                to={`${pathOf('orders', 'create')}?customer=${record.id}`}
                variant="outlined"
                startIcon={<AddIcon />}
                aria-label={fill(words.order_for, { name: record.first_name })}
                sx={{ minHeight: 'var(--target)' }}
              >
                {words.order}
              </Button>
            )}
            <CustomerChat customer={record} />
          </Box>
        )}
      </Box>
      {(erasedAt === null || (record.quantity ?? 0) > 0) && (
        <NewRelatedContext value={erasedAt === null}>
          <FormSection {...section} />
        </NewRelatedContext>
      )}
    </>
  );
}

/** `5 pedidos`, in the words of the schema. */
function Phrase(props: FieldProps) {
  return <PhraseText {...props} Cell={FieldDisplay} />;
}

/**
 * Opens a chat that greets the customer by name from the store (spec 2 §9). Without a number that a chat can open, the
 * alert of spec 2 §5 says so.
 */
function CustomerChat({ customer }: { customer: Customer }) {
  const words = useWords(CUSTOMERS_WORDS);
  const translate = useTranslate();
  const store = useStore()?.name ?? '';
  const [asked, setAsked] = useState(false);
  const name = customer.first_name;
  const description = fill(words.write, { name });
  const chat = whatsAppLink(customer.phone_number, translate('list.greeting', { name, store }));
  if (chat !== undefined) return <WhatsAppButton href={chat} label={words.chat} description={description} />;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<WhatsAppIcon />}
        aria-label={description}
        onClick={() => setAsked(true)}
        sx={{ minHeight: 'var(--target)' }}
      >
        {words.chat}
      </Button>
      <AlertDialog
        open={asked}
        title={words.no_number}
        message={words.no_number_hint}
        confirmLabel={words.understood}
        onConfirm={() => setAsked(false)}
      />
    </>
  );
}

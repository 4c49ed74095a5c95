import { useId, useMemo, useState, type Ref } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { useNotify, useTranslate } from 'ra-core';
import { get, useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatPhone } from '../../../../domain/phones/notations.ts';
import { cityAndState, findCity } from '../../../../domain/places/cities.ts';
import { matches } from '../../../../domain/places/fold.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/places/countries.ts';
import type { Fields } from '../../../../domain/schema/descriptors.ts';
import type { Customer } from '../../../../generated/customers/types.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { ORDERS_NOTED_WORDS } from '../../../../generated/words/orders-noted.ts';
import { ComboBox } from '../../../kinds/inputs/ComboBox.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { useAllowed, useMayLookUp } from '../../../schema/useAllowed.ts';
import { useRepresent } from '../../../schema/representation.ts';
import { useRecordsOnDevice } from '../../../shell/offline/counter.ts';
import { inputLabel } from '../../../ui/input/NativeSelect.tsx';
import { about, UNDO_NOTICE, UndoMessage } from '../../../ui/notice/UndoMessage.tsx';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { PickCustomerContext } from '../../customers/phone/pick-customer.ts';
import {
  blankCustomer,
  fromCustomer,
  requiredOf,
  type ManualOrder,
  type OrderAddress,
  type OrderBuyer,
} from './manual-order.ts';
import { groupSentences, type OrderCheck } from './order-checks.ts';
import { lackedBy, OrderSection } from './OrderSection.tsx';

interface CustomerCardProps {
  fields: Fields;
  sentences: OrderCheck;
  /** A new person was typed in, and where to is still open. */
  onAddress: () => void;
}

/** The buyer: one of the store's customers, who fills the address in too, or a new person. */
export function CustomerCard({ fields, sentences, onAddress }: CustomerCardProps) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const notify = useNotify();
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext<ManualOrder>();
  const { field: held } = useController<ManualOrder, 'customer'>({ name: 'customer' });
  const { errors, isSubmitted } = useFormState<ManualOrder>({ name: 'customer' });
  const maySearch = useMayLookUp('customers');
  const validate = useMemo(
    () => groupSentences(sentences, 'customer', (customer: OrderBuyer) => ({ customer })),
    [sentences],
  );
  if (fields.customer === undefined) return null;
  const fillIn = (customer: OrderBuyer, shipping: OrderAddress) => {
    const after = { shouldDirty: true, shouldValidate: isSubmitted };
    setValue('customer', customer, after);
    setValue('shipping_information', shipping, after);
  };
  const choose = (known: Customer) => {
    const { customer, shipping } = fromCustomer(known);
    fillIn(customer, shipping);
    // The next step, with its keyboard on a phone.
    setFocus('order_details');
  };
  const clear = () => {
    const [customer, shipping] = getValues(['customer', 'shipping_information']);
    held.onChange(blankCustomer());
    const text = fill(words.customer_cleared, { name: nameOf(customer) });
    const back = () => fillIn(customer, shipping);
    notify(<UndoMessage text={text} label={translate('app.undo')} onUndo={back} />, {
      ...about('manual-order', held.name),
      autoHideDuration: UNDO_NOTICE,
    });
  };
  return (
    <PickCustomerContext value={choose}>
      <OrderSection<OrderBuyer>
        // A client who is chosen inside the dialog closes it.
        key={held.value.id ?? 'new'}
        held={held}
        values={held.value}
        defaults={held.value}
        field={fields.customer}
        title={words.customer}
        addLabel={words.new_customer}
        missing={words.customer_missing}
        savedMessage={words.customer_saved}
        required={requiredOf({ customer: { id: held.value.id } })}
        validate={validate}
        isEmpty={({ first_name }) => !first_name}
        onSaved={() => {
          const { address, city_id, lacks = [] } = getValues('shipping_information');
          if (!address && !city_id && lacks.length === 0) onAddress();
        }}
        start={
          maySearch && (
            <CustomerSearch
              inputRef={held.ref}
              invalid={get(errors, 'customer') !== undefined}
              onChoose={choose}
            />
          )
        }
        action={<Button onClick={clear}>{words.other_customer}</Button>}
        Summary={CustomerSummary}
      />
    </PickCustomerContext>
  );
}

function nameOf({ first_name, last_name }: OrderBuyer): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

function CustomerSummary({ values }: { values: OrderBuyer }) {
  const words = useWords(MANUAL_ORDER_WORDS);
  return (
    <>
      <Box sx={{ fontWeight: 500 }}>{nameOf(values)}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
        {[
          values.phone_number && formatPhone(values.phone_number),
          values.email,
          values.dni,
          ...lackedBy(words, values),
        ]
          .filter((fact) => fact)
          .map((fact) => (
            <Box key={fact} component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {fact}
            </Box>
          ))}
      </Box>
    </>
  );
}

const PAUSE_MS = 300;
const FOUND = 20;

interface CustomerSearchProps {
  inputRef: Ref<HTMLInputElement>;
  invalid: boolean;
  onChoose: (customer: Customer) => void;
}

/** Finds one of the store's customers by name, phone, e-mail or document. */
function CustomerSearch({ inputRef, invalid, onChoose }: CustomerSearchProps) {
  const translate = useTranslate();
  const words = useWords(MANUAL_ORDER_WORDS);
  const noted = useWords(ORDERS_NOTED_WORDS);
  const id = useId();
  const [search, setSearch] = useState('');
  const searched = useDebounced(search.trim(), PAUSE_MS);
  const { data, isPending, isPlaceholderData, error } = useRecords(
    'customers',
    {
      pagination: { page: 1, perPage: FOUND },
      sort: { field: 'created_at', order: 'DESC' },
      filter: searched === '' ? {} : { search: searched },
    },
    // Who is listed stays until the answer: a tap on somebody who goes away under the finger is lost.
    { placeholderData: keepPreviousData },
  );
  const onDevice = useRecordsOnDevice('customers');
  // One whose data was erased takes no order.
  const found = (onDevice?.filter((one) => isFoundBy(one, searched)).slice(0, FOUND) ?? data ?? []).filter(
    ({ anonymised_at: erasedAt }) => erasedAt === null,
  );
  const represent = useRepresent();
  return (
    <div>
      <FormLabel htmlFor={id} sx={inputLabel}>
        {words.find_customer}
      </FormLabel>
      <ComboBox
        value={null}
        addsToList
        options={found.map((customer) => ({
          id: customer.id,
          text: represent('customers', customer),
          detail: [formatPhone(customer.phone_number), customer.email].filter(Boolean).join(' · '),
          ...(onDevice && { group: noted.on_phone }),
        }))}
        loading={(!onDevice && (isPending || isPlaceholderData)) || search.trim() !== searched}
        onSearch={setSearch}
        onChoose={(option) => {
          const customer = found.find((one) => one.id === option?.id);
          if (customer !== undefined) onChoose(customer);
        }}
        inputRef={inputRef}
        placeholder={words.find_hint}
        emptyText={
          onDevice ? noted.not_on_phone : error ? translate('form.reference.failed') : words.nobody_found
        }
        control={{ id, ...(invalid && { 'aria-invalid': true }) }}
      />
    </div>
  );
}

/** As the server finds them: by words of the name, phone, e-mail or document. */
function isFoundBy(customer: Customer, searched: string): boolean {
  const { first_name, last_name, phone_number, email, dni } = customer;
  const digits = searched.replaceAll(/\D/g, '');
  return (
    matches([first_name, last_name, email, dni].filter(Boolean).join(' '), searched) ||
    (digits.length > 2 && phone_number.includes(digits))
  );
}

interface ShippingCardProps {
  fields: Fields;
  sentences: OrderCheck;
  /** How often the address was asked for. */
  asked: number;
}

/** The delivery address. Manual orders are for Colombia (spec 2 §9), so only the city is asked for. */
const WITHOUT = ['country_code'];

export function ShippingCard({ fields, sentences, asked }: ShippingCardProps) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const { getValues, setFocus } = useFormContext<ManualOrder>();
  const { field: held } = useController<ManualOrder, 'shipping_information'>({
    name: 'shipping_information',
  });
  const validate = useMemo(
    () =>
      groupSentences(sentences, 'shipping_information', (shipping_information: OrderAddress) => ({
        shipping_information,
      })),
    [sentences],
  );
  if (fields.shipping_information === undefined) return null;
  return (
    <OrderSection<OrderAddress>
      held={held}
      values={held.value}
      defaults={held.value}
      field={fields.shipping_information}
      title={words.shipping}
      addLabel={words.add_shipping}
      missing={words.shipping_missing}
      savedMessage={words.shipping_saved}
      required={requiredOf({})}
      validate={validate}
      without={WITHOUT}
      isEmpty={({ address, city_id }) => !address && !city_id}
      asked={asked}
      onSaved={() => {
        if (getValues('order_details').length === 0) setFocus('order_details');
      }}
      offer={<LastAddress />}
      Summary={ShippingSummary}
    />
  );
}

/** Where the last order of the chosen client went, unless this one goes there already. */
function useLastAddress(): OrderAddress | undefined {
  const [customer, shipping] = useWatch<ManualOrder, ['customer', 'shipping_information']>({
    name: ['customer', 'shipping_information'],
  });
  const mayRead = useAllowed('orders')('list');
  const id = customer.id ?? 0;
  const { data } = useRecords(
    'orders',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { 'customer_id.in': [id] },
    },
    { enabled: mayRead && id > 0 },
  );
  const last = id > 0 ? data?.[0]?.shipping_information : undefined;
  if (!last?.address || !last.city_id) return undefined;
  return last.address === shipping.address && last.city_id === shipping.city_id ? undefined : last;
}

/** Offers that address with one tap. */
function LastAddress() {
  const words = useWords(MANUAL_ORDER_WORDS);
  const { setValue, getFieldState } = useFormContext<ManualOrder>();
  const last = useLastAddress();
  if (last === undefined) return null;
  const city = last.city_id == null ? undefined : findCity(last.city_id);
  const where = [last.address, last.address_detail, city?.name].filter(Boolean).join(', ');
  const use = () =>
    setValue(
      'shipping_information',
      { ...last, country_code: DEFAULT_COUNTRY },
      { shouldDirty: true, shouldValidate: getFieldState('shipping_information').invalid },
    );
  return (
    <div>
      <Button
        variant="outlined"
        onClick={use}
        sx={{ minHeight: 'var(--target)', textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {fill(words.last_address, { address: where })}
      </Button>
    </div>
  );
}

function ShippingSummary({ values }: { values: OrderAddress }) {
  const words = useWords(MANUAL_ORDER_WORDS);
  const city = values.city_id == null ? undefined : findCity(values.city_id);
  const where = [...lackedBy(words, values), values.address, values.address_detail];
  return (
    <>
      <Box sx={{ fontWeight: 500 }}>{where.filter(Boolean).join(', ')}</Box>
      {city && <Box sx={{ color: 'text.secondary' }}>{cityAndState(city)}</Box>}
      {values.comments != null && <Box sx={{ color: 'text.secondary' }}>{values.comments}</Box>}
      <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        <LastAddress />
      </Box>
    </>
  );
}

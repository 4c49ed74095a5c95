import { useEffect, useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { FormProvider, useWatch } from 'react-hook-form';
import { DOCUMENT_TYPES } from '../../../../domain/documents/documents.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/places/countries.ts';
import {
  checkDetails,
  tidyDetails,
  type DetailProblem,
  type DetailProblems,
} from '../../../../domain/plans/billing-details.ts';
import type { BillingDetails, BillingInformation } from '../../../../domain/plans/billing-types.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Words } from '../../../../domain/schema/vocabulary.ts';
import { BILLING_WORDS, type BillingWords } from '../../../../generated/words/billing.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { FieldInput } from '../../../kinds/inputs/FieldFrame.tsx';
import { InputSetContext } from '../../../kinds/inputs/input.ts';
import { WIDGETS } from '../../../kinds/display/widgets.ts';
import { fieldSentence, type FieldProblem } from '../../../i18n/sentences.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { FieldGrid } from '../../../ui/card/SectionCard.tsx';
import { DialogChoice, DialogStep, StepDialog } from '../../../ui/dialog/Dialog.tsx';
import { ProblemNotice, RestoredNotice } from '../../../ui/form/SaveBar.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { FormSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { quiet } from '../../../theme/styles.ts';
import { useBillingInformation, useBillingRefresh, useStoreCountry } from '../useBilling.ts';

export interface DetailsDialogProps {
  stored: BillingInformation | null;
  onClose(): void;
}

/** The billing details in a dialog of their own. */
export default function DetailsDialog(props: DetailsDialogProps) {
  return (
    <StepDialog>
      <DetailsFormStep {...props} />
    </StepDialog>
  );
}

/** The billing details before a payment, filled in with what is saved already. */
export function DetailsStep(props: Omit<DetailsFormStepProps, 'stored'>) {
  const { details } = useWords(BILLING_WORDS);
  const translate = useTranslate();
  const { data, error, refetch } = useBillingInformation();
  if (data !== undefined) return <DetailsFormStep stored={data} {...props} />;
  return (
    <DialogStep
      title={details.title}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{translate('app.close')}</Button>}
    >
      {error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </DialogStep>
  );
}

type TextName = Exclude<DetailsField, 'document_type_id' | 'country_code' | 'city_id'>;

const LENGTHS: Readonly<Record<TextName, number>> = {
  contact_name: 80,
  contact_last_name: 80,
  legal_name: 160,
  dni: 30,
  zip_code: 12,
  address: 200,
  emails: 500,
};

function words(pick: (words: BillingWords) => string): Words {
  const { es, en, pt } = BILLING_WORDS;
  return { es: pick(es), en: pick(en), pt: pick(pt) };
}

function textField(source: TextName, help?: keyof BillingWords['details']): FieldDescriptor {
  return {
    source,
    kind: 'text',
    widget: 'text',
    display: 'text',
    label: words(({ details }) => details.fields[source]),
    ...(help && { help: words(({ details }) => String(details[help])) }),
    bounds: { maxLength: LENGTHS[source] },
  };
}

/** The billing details as fields, so that the inputs of records show them. */
const DETAILS_FIELDS: { readonly [Name in DetailsField]: FieldDescriptor } = {
  contact_name: textField('contact_name'),
  contact_last_name: textField('contact_last_name'),
  legal_name: textField('legal_name', 'legal_name_help'),
  document_type_id: {
    source: 'document_type_id',
    kind: 'enum',
    widget: 'select',
    display: 'text',
    label: words(({ details }) => details.fields.document_type_id),
    enum: DOCUMENT_TYPES.map(({ id, code }) => ({ value: id, label: { es: code } })),
  },
  dni: textField('dni'),
  country_code: {
    source: 'country_code',
    kind: 'text',
    widget: 'country',
    display: 'country',
    label: words(({ details }) => details.fields.country_code),
  },
  city_id: {
    source: 'city_id',
    kind: 'text',
    widget: 'city',
    display: 'city',
    label: words(({ details }) => details.fields.city_id),
  },
  zip_code: textField('zip_code'),
  address: textField('address'),
  emails: textField('emails', 'emails_help'),
};

type DetailsField = keyof DetailsValues;

/** What an invoice cannot do without (spec 2 §5). */
const REQUIRED: ReadonlySet<DetailsField> = new Set([
  'contact_name',
  'contact_last_name',
  'document_type_id',
  'dni',
  'country_code',
  'address',
  'emails',
]);

/** The fields that are wrong or missing, by the server's own rule. A city is asked for in Colombia alone. */
function brokenDetails(values: DetailsValues): DetailProblems {
  const problems = Object.entries(checkDetails(tidyDetails(bodyOf(values))) ?? {});
  return Object.fromEntries(
    problems.map(([field, problem]) => [field, isBlank(values, field) ? { key: 'required' } : problem]),
  ) satisfies Record<string, DetailProblem>;
}

/** A choice that nobody has made is missing, not wrong. */
function isBlank(values: DetailsValues, field: string): boolean {
  const value = new Map<string, unknown>(Object.entries(values)).get(field) ?? '';
  return value === '';
}

interface DetailsFormStepProps {
  stored: BillingInformation | null;
  /** The country to begin with; the stored one, else that of the store, when left out. */
  country?: string;
  /** A verb: 'Guardar' by default. */
  submitLabel?: string;
  /** Leads back to the step before; without one there is a cancel. */
  onBack?: () => void;
  onSaved?: (saved: BillingInformation) => void;
  onClose(): void;
}

/** The billing details as a step of a dialog (BIL-02). */
function DetailsFormStep({ stored, country, submitLabel, onBack, onSaved, onClose }: DetailsFormStepProps) {
  const { details } = useWords(BILLING_WORDS);
  const translate = useTranslate();
  const form = useDetailsForm(
    stored,
    (saved) => (onSaved === undefined ? onClose() : onSaved(saved)),
    country,
  );
  const missing = useMissingDetails(form);
  const { saving, formProps } = form;
  const leave = () => {
    form.discard();
    onClose();
  };
  return (
    <DialogStep
      title={details.title}
      busy={saving}
      onClose={leave}
      formProps={formProps}
      actions={
        <DialogChoice
          cancel={translate(onBack === undefined ? 'app.cancel' : 'app.back')}
          busy={saving}
          disabled={missing > 0}
          confirm={submitLabel ?? translate('form.save')}
          onCancel={onBack ?? leave}
        />
      }
    >
      <DetailsBody form={form} missing={missing} />
    </DialogStep>
  );
}

/** How many details are missing or wrong as typed. The form is sent when there are none (spec 2 §5). */
function useMissingDetails({ form }: DetailsForm): number {
  return useWatch({ control: form.control, compute: (typed) => Object.keys(brokenDetails(typed)).length });
}

/** The details to fill in, how many are still missing, and why a save failed. */
function DetailsBody({ form, missing }: { form: DetailsForm; missing: number }) {
  const { details } = useWords(BILLING_WORDS);
  const locale = useIntlLocale();
  return (
    <>
      {form.restored && <RestoredNotice onDiscard={form.startOver} />}
      <Box sx={quiet}>{details.intro}</Box>
      <DetailsFields form={form} />
      {missing > 0 && <Box sx={quiet}>{fillCount(details.missing, missing, locale)}</Box>}
      {form.problem && <ProblemNotice problem={form.problem} />}
    </>
  );
}

/** In the order in which one fills them in; the number is how many of six columns an input takes on a desktop. */
const ORDER: readonly (readonly [DetailsField, 2 | 3 | 4 | 6])[] = [
  ['contact_name', 3],
  ['contact_last_name', 3],
  ['document_type_id', 2],
  ['dni', 4],
  ['legal_name', 6],
  ['country_code', 3],
  ['city_id', 3],
  ['address', 4],
  ['zip_code', 2],
  ['emails', 6],
];

/** The inputs of the billing details. A field says what it lacks when it is left. */
function DetailsFields({ form: { form } }: { form: DetailsForm }) {
  const { details } = useWords(BILLING_WORDS);
  const inputs = useMemo(() => ({ widgets: WIDGETS, components: {}, fields: {} }), []);
  const country = useWatch({ control: form.control, name: 'country_code' });
  const local = country === DEFAULT_COUNTRY;
  const isRequired = (name: DetailsField): boolean => REQUIRED.has(name) || (name === 'city_id' && local);
  const { setValue } = form;
  // Another country has no city of ours (spec 2 §5).
  useEffect(() => {
    if (!local) setValue('city_id', null);
  }, [local, setValue]);
  return (
    <FormProvider {...form}>
      <InputSetContext value={inputs}>
        <FieldGrid>
          {ORDER.map(([name, columns]) => (
            <Box
              key={name}
              onBlur={() => void form.trigger(name)}
              sx={{ gridColumn: { xs: 'span 6', sm: `span ${columns}` }, minWidth: 0 }}
            >
              <FieldInput
                field={DETAILS_FIELDS[name]}
                name={name}
                required={isRequired(name)}
                disabled={name === 'city_id' && !local}
                note={name === 'city_id' && !local ? details.city_elsewhere : undefined}
              />
            </Box>
          ))}
        </FieldGrid>
      </InputSetContext>
    </FormProvider>
  );
}

/**
 * The form of the billing details; what is typed stays until it is saved (spec 2 §5, §8).
 * @param chosen the country to begin with; the stored one, else that of the store, when left out
 */
function useDetailsForm(
  stored: BillingInformation | null,
  onSaved: (saved: BillingInformation) => void | Promise<void>,
  chosen?: string,
) {
  const words = useWords(BILLING_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const own = useStoreCountry();
  const refresh = useBillingRefresh();
  const dataProvider = useDataProvider<AppDataProvider>();
  const sentencesOf = (problems: Readonly<Record<string, FieldProblem>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).map(([source, problem]) => [
        source,
        ownSentence(words, source, problem) ?? fieldSentence(translate, 'invoices', source, problem),
      ]),
    );
  return useWriteForm<DetailsValues, BillingInformation>({
    defaults: valuesOf(stored, chosen ?? stored?.country_code ?? own),
    draftKey: 'billing-details',
    validate: (values) => sentencesOf(brokenDetails(values)),
    write: async (values) =>
      (await dataProvider.loadBillingCalls()).saveBillingInformation(bodyOf(values), stored !== null),
    refusalOf: ({ fields }) => ({ sentences: sentencesOf(fields) }),
    onSaved: async (saved) => {
      await refresh();
      notify(words.details.saved, { type: 'success' });
      await onSaved(saved);
    },
  });
}

type DetailsForm = ReturnType<typeof useDetailsForm>;

/** What the details say themselves of a missing or wrong field; undefined where the general sentence is said. */
function ownSentence(
  { details }: BillingWords,
  source: string,
  { key, args }: FieldProblem,
): string | undefined {
  const { errors, wrong } = details;
  if (key === 'required' && isKey(errors, source)) return errors[source];
  return isKey(wrong, key) ? fill(wrong[key], { limit: String(args?.['limit'] ?? '') }) : undefined;
}

function isKey<Words extends object>(words: Words, key: string): key is Extract<keyof Words, string> {
  return Object.hasOwn(words, key);
}

/** The form's own values: what is not typed yet is null, and a city goes by its DANE code. */
interface DetailsValues {
  contact_name: string | null;
  contact_last_name: string | null;
  legal_name: string | null;
  document_type_id: number | null;
  dni: string | null;
  country_code: string | null;
  city_id: string | null;
  zip_code: string | null;
  address: string | null;
  emails: string | null;
}

/** @param country that of the form when it opens */
function valuesOf(stored: BillingInformation | null, country: string): DetailsValues {
  return {
    contact_name: stored?.contact_name ?? null,
    contact_last_name: stored?.contact_last_name ?? null,
    legal_name: stored?.legal_name ?? null,
    document_type_id: stored?.document_type_id ?? null,
    dni: stored?.dni ?? null,
    country_code: country,
    city_id: stored?.city_id ?? null,
    zip_code: stored?.zip_code ?? null,
    address: stored?.address ?? null,
    emails: stored?.emails ?? null,
  };
}

/** The body of a write. The values have been checked. */
function bodyOf(values: DetailsValues): BillingDetails {
  const { city_id, country_code } = values;
  return {
    contact_name: values.contact_name?.trim() ?? '',
    contact_last_name: values.contact_last_name?.trim() ?? '',
    legal_name: values.legal_name?.trim() || null,
    document_type_id: values.document_type_id ?? 0,
    dni: values.dni?.trim() ?? '',
    country_code: country_code ?? '',
    city_id: country_code === DEFAULT_COUNTRY ? city_id : null,
    zip_code: values.zip_code?.trim() || null,
    address: values.address?.trim() ?? '',
    emails: values.emails?.trim() ?? '',
  };
}

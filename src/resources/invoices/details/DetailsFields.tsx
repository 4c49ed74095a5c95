import { useEffect, useMemo } from 'react';
import Box from '@mui/material/Box';
import { FormProvider, useWatch } from 'react-hook-form';
import { DEFAULT_COUNTRY } from '../../../../domain/places/countries.ts';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';
import { InputSetContext } from '../../../generator/inputs/input.ts';
import { WIDGETS } from '../../../generator/inputs/widgets.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { FieldGrid } from '../../../ui/card/FieldGrid.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { REQUIRED, type DetailsField } from './broken-details.ts';
import { DETAILS_FIELDS } from './details-fields.ts';
import type { DetailsForm } from './useDetailsForm.ts';

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
export function DetailsFields({ form: { form } }: { form: DetailsForm }) {
  const { details } = useDictionary(BILLING_WORDS);
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

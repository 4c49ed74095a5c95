import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { findCity, placeName, searchCities, searchDepartments } from '../../../domain/places/cities.ts';
import { MOST_ZONES, type ShippingZone } from '../../../domain/orders/shipping-zones.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';
import { STORE_SETTINGS_WORDS, type StoreSettingsWords } from '../../../generated/words/store-settings.ts';
import { ComboBox, type Option } from '../../kinds/inputs/ComboBox.tsx';
import { FieldFrame, FieldInput } from '../../kinds/inputs/FieldFrame.tsx';
import { asText, useFieldValue, type InputProps } from '../../kinds/inputs/input.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { quiet } from '../../theme/styles.ts';

function words(pick: (words: StoreSettingsWords) => string): Words {
  const { es, en, pt } = STORE_SETTINGS_WORDS;
  return { es: pick(es), en: pick(en), pt: pick(pt) };
}

const PLACE: FieldDescriptor = {
  source: 'place',
  kind: 'text',
  widget: 'text',
  display: 'text',
  label: words(({ shipping }) => shipping.zone_place),
};
const COST: FieldDescriptor = {
  source: 'cost',
  kind: 'money',
  widget: 'money',
  display: 'money',
  label: words(({ shipping }) => shipping.zone_cost),
};

/** A group without the frame of browsers. */
const bare = { m: 0, p: 0, border: 0, minWidth: 0 } as const;

/** A zone as it is typed: nothing is chosen yet, or no amount. */
interface TypedZones {
  delivery_zones: { place: string | null; cost: number | null }[];
}

/** What delivery costs in some places: a city or department each, with its amount. */
export function ShippingZones() {
  const { shipping } = useWords(STORE_SETTINGS_WORDS);
  const { control, formState, watch } = useFormContext<TypedZones>();
  const { fields, append, remove } = useFieldArray({ control, name: 'delivery_zones' });
  const zones = watch('delivery_zones');
  const error: unknown = get(formState.errors, 'delivery_zones.message');
  return (
    <Box component="fieldset" aria-label={shipping.zones} sx={{ ...bare, display: 'grid', gap: 1.5 }}>
      <Box>
        <Box sx={{ fontWeight: 500 }}>{shipping.zones}</Box>
        <Box sx={quiet}>{shipping.zones_intro}</Box>
      </Box>
      {fields.map(({ id }, at) => {
        const place = placeName(zones[at]?.place ?? '');
        return (
          <Box
            key={id}
            component="fieldset"
            aria-label={place ?? fill(shipping.zone_of, { n: String(at + 1) })}
            sx={{
              ...bare,
              display: 'grid',
              gap: 1,
              alignItems: 'start',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr) var(--target)',
                sm: 'minmax(0, 1fr) 10rem var(--target)',
              },
            }}
          >
            <PlaceInput field={PLACE} name={`delivery_zones.${at}.place`} required={false} disabled={false} />
            <Box sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: 1, sm: 2 }, minWidth: 0 }}>
              <FieldInput field={COST} name={`delivery_zones.${at}.cost`} required={false} disabled={false} />
            </Box>
            <IconButton
              aria-label={
                place === undefined ? shipping.zone_remove_blank : fill(shipping.zone_remove, { place })
              }
              onClick={() => remove(at)}
              sx={{ mt: 3.5, gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}
            >
              <CloseIcon />
            </IconButton>
          </Box>
        );
      })}
      {typeof error === 'string' && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {fields.length < MOST_ZONES && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => append({ place: null, cost: null })}
          sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          {shipping.zone_add}
        </Button>
      )}
    </Box>
  );
}

/** A department or a city of Colombia; the value is its DANE code. Departments come first. */
function PlaceInput(props: InputProps) {
  const { shipping } = useWords(STORE_SETTINGS_WORDS);
  const { value, onChange, onBlur, ref, error } = useFieldValue(props.name);
  const [search, setSearch] = useState('');
  const option = (code: ShippingZone['place']): Option => {
    const city = findCity(code);
    return city === undefined
      ? { id: code, text: placeName(code) ?? code, detail: shipping.department }
      : { id: code, text: city.name, detail: city.state };
  };
  const found = [...(search === '' ? [] : searchDepartments(search)), ...searchCities(search)].map(
    ({ code }) => option(code),
  );
  const code = asText(value);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <ComboBox
          value={code === '' ? null : option(code)}
          options={found}
          onSearch={setSearch}
          onChoose={(chosen) => onChange(chosen?.id ?? null)}
          onBlur={onBlur}
          inputRef={ref}
          disabled={false}
          control={control}
        />
      )}
    </FieldFrame>
  );
}

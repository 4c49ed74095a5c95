import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { findCity, searchCities } from '../../../domain/places/cities.ts';
import { COUNTRIES, countryName } from '../../../domain/places/countries.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { matches } from '../../ui/search/matches.ts';
import { ChosenBox, idsOf } from './ChosenBox.tsx';
import type { Option } from './ComboBox.tsx';
import type { InputProps } from './input.ts';
import { cityOption } from './CityInput.tsx';

/** Several municipalities, by their DANE codes. */
export function CitiesInput(props: InputProps) {
  const [search, setSearch] = useState('');
  const codes = idsOf(useWatch({ name: props.name }));
  const chosen = codes.map((code): Option => {
    const city = findCity(String(code));
    return city ? cityOption(city) : { id: code, text: String(code) };
  });
  return (
    <ChosenBox
      {...props}
      chosen={chosen}
      options={searchCities(search).map(cityOption)}
      onSearch={setSearch}
    />
  );
}

/** Several countries, by their ISO codes. */
export function CountriesInput(props: InputProps) {
  const [search, setSearch] = useState('');
  const locale = useIntlLocale();
  const codes = idsOf(useWatch({ name: props.name }));
  const option = (code: string): Option => ({ id: code, text: countryName(code, locale) });
  const found = COUNTRIES.map(({ code }) => option(code)).filter(({ text }) => matches(text, search));
  return (
    <ChosenBox
      {...props}
      chosen={codes.map((code) => option(String(code)))}
      options={found}
      onSearch={setSearch}
    />
  );
}

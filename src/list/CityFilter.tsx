import { useMemo, useState } from 'react';
import { cityAndState, findCity, searchCities, type City } from '../../domain/places/cities.ts';
import { ManyBox } from './ManyBox.tsx';
import { chosenOf, type FilterInputProps } from './useFilters.ts';

const SHOWN = 25;

function option(city: City) {
  return { value: city.code, label: cityAndState(city) };
}

/** Any of several municipalities of DANE's list, with a search. */
export default function CityFilter({ field, value, onChange, takesFocus }: FilterInputProps) {
  const [typed, setTyped] = useState('');
  const options = useMemo(() => searchCities(typed, SHOWN).map(option), [typed]);
  const chosen = chosenOf(value).flatMap((code) => {
    const city = findCity(String(code));
    return city === undefined ? [] : [option(city)];
  });
  return (
    <ManyBox
      field={field}
      takesFocus={takesFocus}
      options={options}
      chosen={chosen}
      onTyped={setTyped}
      onChange={onChange}
    />
  );
}

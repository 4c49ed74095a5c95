import { lazy, Suspense } from 'react';
import { countryName } from '../../../domain/places/countries.ts';
import { useIntlLocale } from '../../i18n/words.ts';
import type { FieldProps } from './field.ts';

// Loaded after the page, because a list page should not carry the weight of the municipalities.
const CityName = lazy(() => import('./CityName.tsx'));

/** The name of a country in the current language, by its code. */
export function CountryField({ value }: FieldProps) {
  const locale = useIntlLocale();
  const code = String(value);
  return <>{/^[A-Z]{2}$/.test(code) ? countryName(code, locale) : code}</>;
}

/** Name and department of a municipality, by its DANE code. */
export function CityField({ value }: FieldProps) {
  const code = String(value);
  return (
    <Suspense fallback="…">
      <CityName code={code} />
    </Suspense>
  );
}

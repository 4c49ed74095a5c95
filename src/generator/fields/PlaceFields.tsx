import { lazy, Suspense } from 'react';
import { countryName } from '../../../domain/places/countries.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import type { FieldProps } from './field.ts';

// The municipalities weigh more than a list page should: they come after it.
const CityName = lazy(() => import('./CityName.tsx'));

/** A country's code as its name in the language on screen. */
export function CountryField({ value }: FieldProps) {
  const locale = useIntlLocale();
  const code = String(value);
  return <>{/^[A-Z]{2}$/.test(code) ? countryName(code, locale) : code}</>;
}

/** DANE's code of a municipality as its name and department. */
export function CityField({ value }: FieldProps) {
  const code = String(value);
  return (
    <Suspense fallback="…">
      <CityName code={code} />
    </Suspense>
  );
}

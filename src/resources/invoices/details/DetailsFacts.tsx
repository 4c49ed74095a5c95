import Box from '@mui/material/Box';
import { DOCUMENT_TYPES } from '../../../../domain/documents/types.ts';
import type { BillingDetails } from '../../../../domain/plans/billing-types.ts';
import { cityAndState, findCity } from '../../../../domain/places/cities.ts';
import { countryName } from '../../../../domain/places/countries.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';

/** To whom an invoice is made out, as an address is written: name, document, place, mails. */
export function DetailsFacts({ details }: { details: BillingDetails }) {
  const locale = useIntlLocale();
  const { contact_name, contact_last_name, legal_name, document_type_id, dni } = details;
  const city = findCity(details.city_id ?? '');
  const document = DOCUMENT_TYPES.find(({ id }) => id === document_type_id)?.code;
  const contact = `${contact_name} ${contact_last_name}`;
  const place = [city && cityAndState(city), details.zip_code, countryName(details.country_code, locale)];
  const lines = [
    legal_name === null ? null : contact,
    [document, dni].filter(Boolean).join(' '),
    details.address,
    place.filter(Boolean).join(' · '),
    details.emails,
  ];
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>{legal_name ?? contact}</Box>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  );
}

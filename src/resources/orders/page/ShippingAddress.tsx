import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CopyIcon from '@mui/icons-material/ContentCopy';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { cityAndState, findCity } from '../../../../domain/places/cities.ts';
import { countryName } from '../../../../domain/places/countries.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { useIntlLocale, useWords } from '../../../i18n/words.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { copyText } from '../../../ui/input/copy-text.ts';
import { LinkedText } from '../../../ui/text/LinkedText.tsx';
import { quiet } from '../../../theme/styles.ts';

type Shipping = NonNullable<Order['shipping_information']>;

export interface ShippingAddressProps {
  shipping: Shipping;
}

/** Street, detail, then city and department, or the country alone: to read, to copy, to open in a map. */
export default function ShippingAddress({ shipping }: ShippingAddressProps) {
  const words = useWords(ORDERS_SHOW_WORDS);
  const lines = useAddressLines(shipping);
  const [copied, setCopied] = useState<boolean | null>(null);
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(', '))}`;
  return (
    <SectionCard title={words.shipping}>
      {lines.length > 0 && (
        <>
          <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              startIcon={<CopyIcon />}
              onClick={() => void copyText(lines.join('\n')).then(setCopied)}
            >
              {words.copy_address}
            </Button>
            <Button href={map} target="_blank" rel="noopener noreferrer" startIcon={<PlaceIcon />}>
              {words.map}
            </Button>
          </Box>
          <Box component="output" sx={{ ...quiet, '&:empty': { display: 'none' } }}>
            {copied === true && words.copied}
            {copied === false && words.copy_failed}
          </Box>
        </>
      )}
      {shipping.comments && (
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <LinkedText>{shipping.comments}</LinkedText>
        </Box>
      )}
    </SectionCard>
  );
}

/** Street, detail, then city and department, or the country alone. Empty without an address. */
export function useAddressLines(shipping: Order['shipping_information']): string[] {
  const locale = useIntlLocale();
  if (shipping === null) return [];
  const { address, address_detail, city_id, country_code } = shipping;
  const city = city_id ? findCity(city_id) : undefined;
  const place = city ? cityAndState(city) : country_code && countryName(country_code, locale);
  return [address, address_detail, place].flatMap((line) => line || []);
}

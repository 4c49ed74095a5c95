import type { Order } from '../../../../generated/orders/types.ts';
import { cityAndState, findCity } from '../../../../domain/places/cities.ts';
import { countryName } from '../../../../domain/places/countries.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';

/** Street, detail, then city and department, or the country alone. Empty without an address. */
export function useAddressLines(shipping: Order['shipping_information']): string[] {
  const locale = useIntlLocale();
  if (shipping === null) return [];
  const { address, address_detail, city_id, country_code } = shipping;
  const city = city_id ? findCity(city_id) : undefined;
  const place = city ? cityAndState(city) : country_code && countryName(country_code, locale);
  return [address, address_detail, place].flatMap((line) => line || []);
}

import { DEFAULT_TIME_ZONE } from '../dates/zone.ts';

/** Countries that the store's forms offer: code, currency and phone prefix. Names come from `Intl.DisplayNames`. */
interface Country {
  code: string;
  currency: string;
  phone_prefix: string;
}

export const DEFAULT_COUNTRY = 'CO';

export const COUNTRIES: readonly Country[] = [
  { code: 'CO', currency: 'COP', phone_prefix: '57' },
  { code: 'AR', currency: 'ARS', phone_prefix: '54' },
  { code: 'BO', currency: 'BOB', phone_prefix: '591' },
  { code: 'BR', currency: 'BRL', phone_prefix: '55' },
  { code: 'CL', currency: 'CLP', phone_prefix: '56' },
  { code: 'CR', currency: 'CRC', phone_prefix: '506' },
  { code: 'DO', currency: 'DOP', phone_prefix: '1' },
  { code: 'EC', currency: 'USD', phone_prefix: '593' },
  { code: 'ES', currency: 'EUR', phone_prefix: '34' },
  { code: 'GT', currency: 'GTQ', phone_prefix: '502' },
  { code: 'HN', currency: 'HNL', phone_prefix: '504' },
  { code: 'MX', currency: 'MXN', phone_prefix: '52' },
  { code: 'NI', currency: 'NIO', phone_prefix: '505' },
  { code: 'PA', currency: 'PAB', phone_prefix: '507' },
  { code: 'PE', currency: 'PEN', phone_prefix: '51' },
  { code: 'PY', currency: 'PYG', phone_prefix: '595' },
  { code: 'SV', currency: 'USD', phone_prefix: '503' },
  { code: 'US', currency: 'USD', phone_prefix: '1' },
  { code: 'UY', currency: 'UYU', phone_prefix: '598' },
  { code: 'VE', currency: 'VES', phone_prefix: '58' },
];

/** The country's name in a language: `Colombia`. */
export function countryName(code: string, locale = 'es-CO'): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** The time zone (IANA) of most shops of a country. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  CO: 'America/Bogota',
  AR: 'America/Argentina/Buenos_Aires',
  BO: 'America/La_Paz',
  BR: 'America/Sao_Paulo',
  CL: 'America/Santiago',
  CR: 'America/Costa_Rica',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GT: 'America/Guatemala',
  HN: 'America/Tegucigalpa',
  MX: 'America/Mexico_City',
  NI: 'America/Managua',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PY: 'America/Asuncion',
  SV: 'America/El_Salvador',
  US: 'America/New_York',
  UY: 'America/Montevideo',
  VE: 'America/Caracas',
};

/** The time zone of a new store in this country. */
export function timeZoneOf(countryCode: string): string {
  return TIME_ZONES[countryCode] ?? DEFAULT_TIME_ZONE;
}

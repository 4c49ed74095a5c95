import { DEFAULT_TIME_ZONE } from '../dates/zone.ts';

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

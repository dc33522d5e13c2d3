/** The time zone of most people and head offices, for countries with several. */
const chiefZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Not yet in the library that has the types. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

const onlyZone = (country: string): string | undefined => {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const zones = (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones?.() ?? [];
  return zones.length === 1 ? zones[0] : undefined;
};

/** The time zone of a country, or of its main city where it has several; nothing where it cannot be told. */
export const timeZoneOf = (country: string): string | undefined => chiefZones[country] ?? onlyZone(country);

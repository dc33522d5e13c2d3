import type { Country } from '@esg/contract';
import { countryRows } from './data.ts';
import { deepFreeze } from './freeze.ts';

/** Countries of ISO 3166-1, two further areas and "international", ordered by id; names as used in Hong Kong. Frozen. */
export const listCountries = (): readonly Country[] => deepFreeze(countryRows());

/** The country with this id, or `undefined`. */
export const findCountry = (id: string): Country | undefined => listCountries().find((country) => country.id === id);

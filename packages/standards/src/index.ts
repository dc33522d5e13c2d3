export { findCountry, listCountries } from './countries.ts';
export { findDisclosure, findFramework, listFrameworks } from './frameworks.ts';
export { convert, findUnit, unitsOfKind } from './units.ts';

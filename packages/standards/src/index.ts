export { findCountry, listCountries } from './countries.ts';
export { findDisclosure, findFramework, listFrameworks } from './frameworks.ts';
export { listIndustries, listSectors, listStockExchanges } from './reference.ts';
export { convert, findUnit, unitsOfKind } from './units.ts';

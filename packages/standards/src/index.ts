export { findCountry, listCountries } from './countries.ts';
export { compareFrameworks, usesOfMetric, versionsUsing } from './crosswalk.ts';
export { findEmissionFactor, listEmissionFactors, listWarmingPotentials } from './emissions.ts';
export { findDisclosure, findFramework, listFrameworks } from './frameworks.ts';
export { frameworkHashes, hashOfFramework } from './hashes.ts';
export { countAnsweredBy, suggestFrameworks } from './helper.ts';
export { findMetric, listMetrics, metricLibrary, metricTree } from './metrics.ts';
export { listIndustries, listSectors, listStockExchanges } from './reference.ts';
export { convert, findUnit, unitKinds, unitsOfKind } from './units.ts';

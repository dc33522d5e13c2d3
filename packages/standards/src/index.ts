export { withAddedUnits } from './added-units.ts';
export {
  answeredByVersion,
  answeredOf,
  countAnswered,
  countAnsweredBy,
  isAnsweredBy,
  isBegunBy,
} from './answered.ts';
export { calorificValueOf } from './calorific-values.ts';
export { climateLibrary, factorsFor } from './climate.ts';
export { findCountry, listCountries } from './countries.ts';
export { compareBuilt, compareFrameworks, usesOfMetric, versionsUsing } from './crosswalk.ts';
export { editionsUpTo, isForNewReports, isRetired } from './editions.ts';
export { findEmissionFactor, listEmissionFactors, listWarmingPotentials } from './emissions.ts';
export { type FigureWords, figuresBelow, figureWordsOf } from './figure-words.ts';
export { formerParts } from './former-names.ts';
export { findDisclosure, findFramework, listFrameworks } from './frameworks.ts';
export { allFuels, amongAllFuels, energySourceCalled, listsFuels, otherFuels, renewableFuels } from './fuels.ts';
export { frameworkHashes, hashOfFramework } from './hashes.ts';
export { suggestFrameworks } from './helper.ts';
export { inEachLanguage } from './languages.ts';
export { listTopicFrameworks, materialityLibrary, sectorCategories, topicNamerIn } from './materiality.ts';
export { bareName, metricsCalled, metricsLike, metricsNearlyCalled } from './metric-names.ts';
export { findMetric, listMetrics, metricLibrary, metricTree } from './metrics.ts';
export {
  partMetricKeys,
  partMetrics,
  restMetrics,
  wholeMetric,
  type YearlyMetric,
  yearlyMetric,
} from './part-metrics.ts';
export { askedAlikeIn, asksForWhole, asksOf, listAskedAlike, type PartLine, type PlaceAsks } from './places.ts';
export { listIndustries, listSectors, listStockExchanges } from './reference.ts';
export { isSaidBeside, relatedWords, wordsBeside } from './related-words.ts';
export { largestUnit, movesPointOnly, unitOfSum } from './shared-unit.ts';
export { listSuccessions } from './successions.ts';
export { explanationKey } from './supplements.ts';
export { timeZoneOf } from './time-zones.ts';
export { inTraditional } from './traditional.ts';
export { otherMeasure } from './unit-measures.ts';
export { isUnit, type NamedUnit, scaled, unitCalled } from './unit-names.ts';
export { convert, findUnit, isSameAmount, measuresOfKind, unitKinds, unitsOfKind } from './units.ts';
export { unitsLike } from './units-like.ts';

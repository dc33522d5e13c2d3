export { type Entered, enteredDecimals, placesIn } from './entered-decimals.ts';
export { type Offer, shortened } from './figure-offer.ts';
export { fuelMetricKeys, kindsAmongAll } from './fuel-offer.ts';
export { isPartial, partialIn } from './named-figures.ts';
export {
  type Asked,
  agrees,
  type Covered,
  figuresOfPeriods,
  listingOf,
  metricOfField,
  offersFor,
  sameFigure,
} from './offers.ts';
export { periodsBefore } from './periods-before.ts';

export { type Asked, askedAt, asksElse, asksWhole, metricOfField } from './asked.ts';
export { type Entered, enteredDecimals, placesIn } from './entered-decimals.ts';
export { type Offer, shortened } from './figure-offer.ts';
export { fuelMetricKeys, kindsAmongAll } from './fuel-offer.ts';
export { isPartial, partialIn } from './named-figures.ts';
export {
  agrees,
  type Covered,
  figuresOfPeriods,
  listingOf,
  offersFor,
  sameFigure,
} from './offers.ts';
export { isLineOf } from './part-offer.ts';
export { periodsBefore } from './periods-before.ts';

import * as v from 'valibot';
import { ref, WrittenSchema } from './schema.ts';

/** Metrics that a total may be divided by. Their figures are ordinary data points: one for each year, or for each entity. */
export const denominatorKeys = [
  'workforce.headcount',
  'workforce.fte',
  'econ.revenue',
  'activity.floor_area',
  'activity.output',
  'activity.customers',
  'activity.fleet',
  'activity.distance',
  'activity.freight',
  'activity.passenger',
] as const;
export type DenominatorKey = (typeof denominatorKeys)[number];

/** A denominator that an organisation names itself, such as room nights. */
export const ownDenominator: DenominatorKey = 'activity.output';
export const denominatorNameMax = 60;

/** The denominator of an intensity, such as 1,000 square feet. */
export const DenominatorSchema = v.pipe(
  v.strictObject({
    metricKey: v.picklist(denominatorKeys),
    /** One of the metric's units; null where nothing is converted: money keeps its currency, and people are counted. */
    unit: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    times: v.picklist(['1', '1000', '1000000']),
    /** The organisation's own unit for its own denominator, such as "room night". */
    name: v.nullable(v.pipe(WrittenSchema, v.minLength(1), v.maxLength(denominatorNameMax))),
  }),
  ref('Denominator'),
);
export type Denominator = v.InferOutput<typeof DenominatorSchema>;

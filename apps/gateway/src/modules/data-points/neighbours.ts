import { type DataPoint, daysIn, type Period } from '@esg/contract';

/** Days by which periods of one template differ: February and January, leap years. */
const slackDays = 3;

/** The earlier data point where its period is as long as this one; figures of other lengths cannot be compared. */
export const comparable = (before: DataPoint | undefined, period: Period): DataPoint | null =>
  before && Math.abs(daysIn(before.period) - daysIn(period)) <= slackDays ? before : null;

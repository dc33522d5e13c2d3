import type { CalculationStep, HubAnswerGap, HubAnswerNote } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What people should know about a value of the data hub. */
export const hubNoteWords: Record<HubAnswerNote, MessageDescriptor> = {
  entities: msg`Added up over entities`,
  shared: msg`Counted by your organisation’s boundary: some entities in part or not at all`,
  in_full: msg`In full, not by the shares of the reporting boundary`,
  entered_differs: msg`A figure entered for the whole organisation is different`,
  periods: msg`Put together from several periods`,
  pro_rata: msg`Split by day from another fiscal year`,
  formula: msg`Calculated`,
  incomplete: msg`Some days have no data`,
  listed: msg`Listed side by side, because it can’t be added up`,
  not_listed: msg`More entities than an answer can list: choose a higher level under Description`,
  partial: msg`A total of the categories that are given`,
  rounded: msg`Rounded`,
  converted: msg`Converted from another unit`,
  internal: msg`Contains internal data`,
  estimated: msg`Contains estimates`,
};

/** Notes that a person should read before the value is used in a report. */
export const warningNotes: readonly HubAnswerNote[] = [
  'entered_differs',
  'not_listed',
  'incomplete',
  'partial',
  'internal',
  'estimated',
];

/** Why there are data but no answer. */
export const hubGapWords: Record<HubAnswerGap, MessageDescriptor> = {
  no_data: msg`No data point is available.`,
  not_additive: msg`The figures can’t be added up, and there is none for the whole.`,
  no_weight: msg`An average needs a metric to weight it with. Choose one in the settings of the metric.`,
  currencies_differ: msg`The figures are in several currencies.`,
  division_by_zero: msg`The formula divides by zero.`,
  circular: msg`The formula leads back to itself.`,
  not_a_number: msg`This data isn’t a number.`,
  left_out: msg`No entity with figures counts within your organisation’s boundary.`,
  several_answers: msg`Several entities answer this, and none of them speaks for all.`,
  unit_unknown: msg`This framework doesn’t accept the data’s unit.`,
  too_many_rows: msg`There are more rows than an answer can hold.`,
};

/** What each step of a calculation does. */
export const stepWords: Record<CalculationStep['kind'], MessageDescriptor> = {
  formula: msg`Formula`,
  entities: msg`Over entities`,
  labels: msg`Over labels`,
  periods: msg`Over periods`,
  pro_rata: msg`By the day`,
  source: msg`Data point`,
  answer: msg`This report`,
  nothing: msg`No data`,
  share: msg`Share that counts`,
  left_out: msg`Left out by the boundary`,
};

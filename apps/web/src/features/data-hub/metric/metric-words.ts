import type { FieldType, Metric } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of a metric's kinds of answer. */
export const typeNames: Record<FieldType, MessageDescriptor> = {
  text: msg`Line of text`,
  textArea: msg`Text`,
  richTextArea: msg`Formatted text`,
  date: msg`Day`,
  dateTime: msg`Day and time`,
  singleSelect: msg`One choice`,
  multiSelect: msg`Several choices`,
  number: msg`Figure`,
  integer: msg`Whole number`,
  country: msg`Country`,
  datePeriod: msg`Period`,
  checkbox: msg`Yes or no`,
};

/** Whether a figure counts over the period or at its end. */
export const natureNames: Record<Metric['nature'], MessageDescriptor> = {
  flow: msg`Counts over the period`,
  stock: msg`The value at the end of the period`,
};

/** How values of entities and periods are combined into the value of the whole. */
export const aggregationNames: Record<Metric['aggregation'], MessageDescriptor> = {
  sum: msg`Added up over entities and periods`,
  weighted: msg`Weighted average (not summed)`,
  none: msg`Entered for the whole, not calculated from parts`,
  latest: msg`The newest figure counts for the whole`,
};

import type { SuggestionConfidence, SuggestionReason } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Difference } from '../../../wizard/suggestions/queue.ts';

/** Words, never a percentage: a machine can't say how likely a figure is. */
export const confidenceWords: Record<SuggestionConfidence, MessageDescriptor> = {
  strong: msg`Clearly stated`,
  look: msg`Check before you accept`,
};

/** What was found, and what asks for a closer look. */
export const reasonWords: Record<SuggestionReason, MessageDescriptor> = {
  metric_named: msg`The passage names the metric`,
  words_named: msg`The passage names what is asked`,
  written_by_model: msg`Written by the language model in words of the passage`,
  unit_beside: msg`The unit is beside the figure`,
  unit_in_heading: msg`The unit is in the heading of the table`,
  year_stated: msg`The passage states the year`,
  year_of_document: msg`Year taken from the whole document`,
  in_table: msg`In a table`,
  in_sentence: msg`In a sentence`,
  said_again: msg`Stated in more than one place`,
  differs: msg`Another place states another figure`,
  differs_from_data_hub: msg`The data hub has another figure`,
  differs_from_answer: msg`Differs from your answer`,
  multiplied: msg`Printed in thousands or millions, and multiplied`,
  recognised: msg`Recognised from a picture`,
  other_company: msg`From another company’s report`,
};

/** What candidates of one field differ in. */
export const differenceWords: Record<Difference, MessageDescriptor> = {
  value: msg`value`,
  period: msg`period`,
  document: msg`document`,
};

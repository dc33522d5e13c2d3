import type { Finding } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each kind of finding says: what is missing and what to do. */
export const findingWords: Record<Finding['kind'], MessageDescriptor> = {
  'name-missing': msg`The report has no name. Enter one.`,
  'period-missing': msg`The reporting period is missing. Enter its first and last day.`,
  'no-disclosures': msg`No disclosure is selected. Select at least one.`,
  'required-unanswered': msg`A required field has no answer. Answer it, or leave the disclosure out with a reason.`,
  'not-completed': msg`The disclosure is not marked complete. Check it and mark it.`,
  'omission-unexplained': msg`The disclosure is left out without an explanation. Explain why.`,
  'translation-missing': msg`A text is missing in one of the report’s languages. Write it, or the files show it in the other language.`,
  'logo-missing': msg`There is no logo of your organisation. The cover will carry its name alone.`,
};

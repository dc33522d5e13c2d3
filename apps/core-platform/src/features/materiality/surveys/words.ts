import type { SurveyFault, SurveyPrivacy, SurveyQuestionKind, SurveyState, SurveyTemplate } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of what a question can ask for. */
export const kindNames: Record<SurveyQuestionKind, MessageDescriptor> = {
  rating: msg`Rating`,
  topics: msg`Rating of several topics`,
  ranking: msg`Ranking`,
  best_worst: msg`Matters most, matters least`,
  single: msg`One choice`,
  multiple: msg`Several choices`,
  number: msg`Number`,
  text: msg`Text`,
};

/** Names of the templates. */
export const templateNames: Record<SurveyTemplate, MessageDescriptor> = {
  employees: msg({ context: 'survey', message: 'Employees' }),
  investors: msg`Investors`,
  customers: msg`Customers`,
  suppliers: msg`Suppliers`,
  community: msg`Community`,
  empty: msg`Empty survey`,
};

/** Names of what respondents are promised. */
export const privacyNames: Record<SurveyPrivacy, MessageDescriptor> = {
  named: msg`Named`,
  confidential: msg`Confidential`,
  anonymous: msg`Anonymous`,
};

/** What each of them means. */
export const privacyMeanings: Record<SurveyPrivacy, MessageDescriptor> = {
  named: msg`You see who has answered, and results while the survey is open.`,
  confidential: msg`You see who has answered, but results only once the survey is closed, and only of groups that are large enough.`,
  anonymous: msg`Answers are stored so that not even the database shows who gave them. Results appear when the survey closes, and only of groups that are large enough.`,
};

/** Names of the states of a survey. */
export const stateNames: Record<SurveyState, MessageDescriptor> = {
  draft: msg`Draft`,
  scheduled: msg`Opens later`,
  open: msg({ context: 'survey', message: 'Open' }),
  closed: msg({ context: 'survey', message: 'Closed' }),
};

/** What must be fixed before a survey opens. */
export const faultWords: Record<SurveyFault['fault'], MessageDescriptor> = {
  no_title: msg`The survey has no title.`,
  no_questions: msg`The survey has no question.`,
  no_text: msg`A question or an option has no text.`,
  no_alt: msg`A picture isn’t described in both languages.`,
  too_few_options: msg`A question has too few options.`,
  condition_broken: msg`A question depends on a choice that isn’t there, or comes later.`,
  ends_before_opening: msg`The last day comes before the day on which the survey opens.`,
  is_over: msg`The last day is over.`,
};

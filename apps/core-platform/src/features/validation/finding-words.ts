import type { Finding, Language, SentenceMarkKind } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The text about an open disclosure that the framework recommends but does not require: it was chosen. */
export const recommendedWords = msg`Recommended, not required: answer it, or remove it from the selection.`;

/** The text about a required field where the framework does not allow the disclosure to be omitted. */
export const neverLeftOutWords = msg`A required field has no answer. Answer it: this disclosure can’t be left out.`;

/** The text where one of the report's languages is missing. */
export const translationWords: Record<Language, MessageDescriptor> = {
  en: msg`The English text is missing. Write it, or the English files show the Chinese one.`,
  zhTw: msg`The Chinese text is missing. Write it, or the Chinese files show the English one.`,
};

/** The text of a sentence to check, by the kind of its mark. */
export const markWords: Record<SentenceMarkKind, MessageDescriptor> = {
  number: msg`A sentence has a number that no figure of the report has or gives. Correct it, or insert the number.`,
  unit: msg`A sentence has a figure’s digits in another unit. Correct the unit.`,
  period: msg`A sentence gives another year’s figure as this year’s. Correct the number or the year.`,
  direction: msg`A sentence says that a figure went the other way. Change the word, or the figure.`,
  superlative: msg`A sentence praises what no figure bears out. Say what you achieved, or name the source in a footnote.`,
  claim: msg`A sentence claims what no figure or cited document bears out. Cite the document in a footnote, or leave it out.`,
};

/** Texts of a report outside its answers. */
export const textNames: Record<string, MessageDescriptor> = {
  name: msg`Report name`,
  description: msg`Description`,
  reportingBoundary: msg`Reporting boundary`,
  explanation: msg`Explanation`,
  change: msg`Why the figure changed`,
  note: msg`Why the published figure changed`,
  label: msg`Name of a part`,
};

/** The text of each kind of finding: what is missing and what to do. */
export const findingWords: Record<Finding['kind'], MessageDescriptor> = {
  'name-missing': msg`The report has no name. Enter one.`,
  'period-missing': msg`The reporting period is missing. Enter its first and last day.`,
  'no-disclosures': msg`No disclosure is selected. Select at least one.`,
  'provisions-missing': msg`Provisions that the framework asks for are neither reported nor explained.`,
  'required-unanswered': msg`A required field has no answer. Answer it, or leave the disclosure out with a reason.`,
  'not-completed': msg`The disclosure isn’t marked complete. Check it and mark it.`,
  rejected: msg`The disclosure was sent back by an approver. Read why, change it, and ask again.`,
  'omission-unexplained': msg`The disclosure is left out without one of the framework’s reasons, or without the words it asks for. Choose a reason and explain it.`,
  'reason-unconfirmed': msg`Your reason for what is unanswered is kept. Read it again, then complete the disclosure in part.`,
  'translation-missing': msg`A text is missing in one of the report’s languages. Write it, or the files show it in the other language.`,
  'logo-missing': msg`Your organisation has no logo. The cover will show its name only.`,
  'period-open': msg`The reporting period isn’t over yet. Publish after its last day, or check the days.`,
  'company-incomplete': msg`The profile of your organisation isn’t complete. Readers look for it.`,
  'boundary-missing': msg`The report doesn’t say what it covers. Describe its boundary, or choose the entities.`,
  'reason-repeated': msg`One reason explains most provisions. Say for each provision what applies to it.`,
  'edition-later': msg`The edition of the framework is for later years than yours. Choose the edition for your year, or say that you adopt it early.`,
  'change-unexplained': msg`The figure differs much from last year’s, and the reason is missing. Check it, or say above why it changed.`,
  'unit-slip': msg`The figure is about a thousand times last year’s, or a thousandth of it. Check its unit.`,
  'sign-odd': msg`The figure is below zero, or has another sign than last year. Check it.`,
  'figure-repeated': msg`The figure is exactly last year’s. Check whether it was only copied.`,
  'unit-mix': msg`Figures of one kind are in several units in this disclosure. Use one unit.`,
  'decimals-uneven': msg`Some figures have other decimals than last year’s beside them. Choose their decimals in the design if both years should look alike.`,
  'breakdown-missing': msg`The figure is answered in part. Break it down as the framework asks.`,
  'question-open': msg`The framework asks for this figure too. Enter it, or the disclosure counts as answered in part.`,
  'total-differs': msg`The total differs from the sum of its parts. Correct the one that is wrong.`,
  'figure-differs': msg`Another disclosure of this report states the same figure otherwise. Correct the one that is wrong.`,
  'share-differs': msg`The share differs from what the figures of this report make. Correct the one that is wrong.`,
  'topics-unnamed': msg`The list of material topics leaves out topics of the report. Add them, or remove them from the report.`,
  'topics-unmanaged': msg`The report names material topics, but not how you manage them. Select this disclosure for each topic and answer it.`,
  'foundations-missing': msg`The report names material topics, but lacks what GRI asks of every report: about the organisation (GRI 2), and how the topics were found and which they are (3-1, 3-2). Select it.`,
  'topics-managed-together': msg`One answer says how you manage several material topics. Answer it for each topic, or check that it speaks of them all.`,
  'not-calculated': msg`The figure can’t be calculated any more: what it is calculated from is missing or zero. Enter that, or the figure itself.`,
  'hub-newer': msg`The data hub has a newer value. Use it, or keep the one in the report.`,
  'matrix-newer': msg`Material topics have been decided again since this was handed in for approval. Read the matrix and the list of topics, and ask for approval again if they don’t fit.`,
  'matrix-differs': msg`The matrix says of other topics that they’re material than this list. Take over what was decided last, or correct the list.`,
  'past-differs': msg`The data hub has another figure for last year than last year’s report. Say in the data hub’s grid why it changed. Otherwise this report compares with the old figure.`,
  'text-dated': msg`The text is last year’s, and names that year. Read it again for this report.`,
  'unit-changed': msg`The figure has another unit than last year. Use the same one, so that the years compare.`,
  'restatement-unexplained': msg`The figure differs from the version that was published. Say why it changed.`,
  'evidence-required': msg`This disclosure needs evidence. Attach a document in Input data.`,
  'evidence-missing': msg`No document proves the figure. Attach one to the report, or fill the figure from the data hub with its evidence.`,
  'text-gap': msg`The text has a place in brackets that a draft left to you. Fill it, or delete it.`,
  'number-stale': msg`A number in the text has changed since the sentence was written. Read the sentence, then update the number.`,
  'number-gone': msg`A number in the text has no source: it was removed, left out, or has no answer. Choose another number, or keep it as text.`,
  'sentence-unsupported': msg`A sentence says what no figure of the report bears out. Mend it, or keep it with a reason.`,
};

import { rowOutcomeNames } from '@esg/app-kit/imports';
import type { RegisterImportIssue, RegisterImportOutcome, RegisterImportRow } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What a row did. */
export const outcomeNames: Record<RegisterImportOutcome, MessageDescriptor> = {
  ...rowOutcomeNames,
  kept: msg`Kept: it was changed or scored since`,
};

/** Fields of an entry as forms call them. */
export const fieldNames: Record<RegisterImportRow['changes'][number], MessageDescriptor> = {
  topicId: msg`Topic`,
  kind: msg`Kind`,
  title: msg`Title`,
  description: msg`Description`,
  actual: msg`Happens already`,
  humanRights: msg`Human rights`,
  horizon: msg`When`,
  stages: msg`Value chain`,
  stakeholders: msg`Who is affected`,
};

type Facts = RegisterImportIssue['facts'];
const said = (facts: Facts) => String(facts.text ?? '');
const number = (facts: Facts, name: 'limit' | 'first') => Number(facts[name] ?? 0);

/** Why a row is refused, one sentence per rule. */
const sentences: Record<RegisterImportIssue['rule'], (facts: Facts) => MessageDescriptor> = {
  title_missing: () => msg`The title is missing`,
  title_short: (facts) => msg`The title needs at least ${{ limit: number(facts, 'limit') }} characters`,
  text_long: (facts) => msg`A text is longer than ${{ limit: number(facts, 'limit') }} characters`,
  topic_missing: () => msg`The topic is missing`,
  topic_unknown: (facts) =>
    msg`No topic of the list is called “${{ text: said(facts) }}”. Correct the name, or add the topic first.`,
  topic_ambiguous: (facts) =>
    msg`Several topics of the list are called “${{ text: said(facts) }}”. Give them different names, then try again.`,
  kind_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a kind. Write negative impact, positive impact, risk or opportunity.`,
  answer_unknown: (facts) => msg`“${{ text: said(facts) }}” is neither yes nor no`,
  horizon_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a horizon. Write short term, medium term or long term.`,
  stage_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a part of the value chain. Write upstream, own operations or downstream.`,
  group_unknown: (facts) => msg`No group of stakeholders is called “${{ text: said(facts) }}”`,
  actual_refused: () => msg`A risk or an opportunity never happens already`,
  rights_refused: () => msg`Only an impact concerns human rights`,
  scored: () => msg`It has scores, so it stays of its kind`,
  duplicate: (facts) =>
    number(facts, 'first') > 0
      ? msg`Row ${{ first: number(facts, 'first') }} has the same title and topic`
      : msg`“${{ text: said(facts) }}” is in the register already. To change it, start from the exported register.`,
  id_unknown: () => msg`This entry no longer exists. Delete the row, or clear its hidden first cell to add it again.`,
  id_repeated: (facts) =>
    msg`Row ${{ first: number(facts, 'first') }} is the same entry. Clear this row’s hidden first cell to add a new one.`,
  changed_since: () =>
    msg`Changed since the file was downloaded. Download the register again, or delete the row to keep the current entry.`,
  limit: (facts) => msg`An assessment has up to ${{ limit: number(facts, 'limit') }} entries`,
  cell_error: (facts) =>
    msg`A cell holds the error ${{ text: said(facts) }}. Correct it in Excel, then import the sheet again.`,
  formula_without_value: () =>
    msg`The file has no result for a formula. Open and save it in Excel, then import it again.`,
};

/** Why a row is refused, and what helps. */
export const useIssueText = () => {
  const { i18n } = useLingui();
  return ({ rule, facts }: RegisterImportIssue): string => i18n._(sentences[rule](facts));
};

/** Spec section 8: 'Row {row}: {message}'. */
export const useRowSentence = () => {
  const { t } = useLingui();
  const textOf = useIssueText();
  return (row: number, issue: RegisterImportIssue): string => {
    const message = textOf(issue);
    return t`Row ${row}: ${message}`;
  };
};

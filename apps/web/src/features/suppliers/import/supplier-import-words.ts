import { rowOutcomeNames } from '@esg/app-kit/imports';
import type { SupplierImportIssue, SupplierImportOutcome } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Names of what happened to a row. */
export const outcomeNames: Record<SupplierImportOutcome, MessageDescriptor> = {
  ...rowOutcomeNames,
  partly: msg`Partly restored: what was changed since stays`,
  kept: msg`Kept: it was changed or used since`,
};

type Facts = SupplierImportIssue['facts'];
const said = (facts: Facts) => String(facts.text ?? '');
const number = (facts: Facts, name: 'limit' | 'first') => Number(facts[name] ?? 0);

/** Why a row is refused, one sentence per rule. */
const sentences: Record<SupplierImportIssue['rule'], (facts: Facts) => MessageDescriptor> = {
  name_missing: () => msg`The name is missing`,
  name_short: (facts) => msg`The name needs at least ${{ limit: number(facts, 'limit') }} characters`,
  text_long: (facts) => msg`A text is longer than ${{ limit: number(facts, 'limit') }} characters`,
  country_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a country. Choose one from the list in the template, or write its two-letter code.`,
  email_invalid: (facts) => msg`“${{ text: said(facts) }}” isn’t an e-mail address`,
  duplicate: (facts) =>
    number(facts, 'first') > 0
      ? msg`Row ${{ first: number(facts, 'first') }} has a supplier with the same name and reference`
      : msg`You already have a supplier called “${{ text: said(facts) }}” with this reference. To change it, start from the exported sheet.`,
  id_unknown: () =>
    msg`This supplier no longer exists. Delete the row, or clear its hidden first cell to add it again.`,
  id_repeated: (facts) =>
    msg`Row ${{ first: number(facts, 'first') }} is the same supplier. Clear this row’s hidden first cell to add a new one.`,
  archived: () => msg`This supplier is archived. Restore it before you change it.`,
  limit: (facts) =>
    msg`You can have up to ${{ limit: number(facts, 'limit') }} suppliers, archived ones included. Delete this row.`,
  cell_error: (facts) =>
    msg`A cell holds the error ${{ text: said(facts) }}. Correct it in Excel, then import the sheet again.`,
  formula_without_value: () =>
    msg`The file has no result for a formula. Open and save it in Excel, then import it again.`,
};

/** Why a row is refused, and what helps. */
export const useIssueText = () => {
  const { i18n } = useLingui();
  return ({ rule, facts }: SupplierImportIssue): string => i18n._(sentences[rule](facts));
};

/** Spec section 8: 'Row {row}: {message}'. */
export const useRowSentence = () => {
  const { t } = useLingui();
  const textOf = useIssueText();
  return (row: number, issue: SupplierImportIssue): string => {
    const message = textOf(issue);
    return t`Row ${row}: ${message}`;
  };
};

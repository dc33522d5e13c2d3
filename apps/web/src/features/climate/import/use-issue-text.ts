import { useLanguage } from '@esg/app-kit';
import { type ClimateImportField, type ClimateImportIssue, climateImportColumns } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { columnOfRule, issueWords } from './import-words.ts';

const isField = (text: string): text is ClimateImportField => text in climateImportColumns;

/** A refusal in words: the column that it is about, as its heading in templates, and what helps. */
export const useIssueText = () => {
  const { i18n } = useLingui();
  const language = useLanguage();
  return ({ rule, facts }: ClimateImportIssue) => {
    const column = String(facts.column ?? columnOfRule[rule] ?? '');
    return {
      column: isField(column) ? climateImportColumns[column][language] : '',
      remedy: i18n._(issueWords[rule](facts)),
    };
  };
};

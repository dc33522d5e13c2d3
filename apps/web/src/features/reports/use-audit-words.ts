import { frameworkQueries, referenceQueries, reportQueries } from '@esg/api-client';
import {
  type AnswerLine,
  disclosureStatusNames,
  languageNames,
  useAnswerLines,
  useApi,
  useFormatters,
  useLanguage,
} from '@esg/app-kit';
import { type AuditEntry, explanationSuffix, type Field, isAuditField, type Language, languages } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { disclosureOf, readLoggedPeriod, readLoggedStatus } from './audit-text.ts';
import { auditFieldWords } from './audit-words.ts';

/** For an answer whose field is not in the framework: its choices and units are shown by their codes. */
const unnamed: Field = {
  key: '',
  type: 'text',
  label: { en: '', zhTw: '' },
  hint: null,
  required: false,
  coverage: 'full',
  unitKind: null,
  decimals: 0,
  options: [],
  breakdowns: [],
};

const isExplanation = (field: string) => field.endsWith(explanationSuffix);
const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** The entries of one report's log in the reader's language; codes replace names until its framework is loaded. */
export const useAuditWords = (reportId: string) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const format = useFormatters();
  const lines = useAnswerLines();
  const api = useApi();
  const { data: countries = [] } = useQuery(referenceQueries.countries(api));
  const { data: report } = useQuery(reportQueries.one(api, reportId));
  const { data: framework } = useQuery({
    ...frameworkQueries.one(api, report?.versionId ?? ''),
    enabled: report !== undefined,
  });
  const keyOf = (field: string) => field.slice(0, field.length - (isExplanation(field) ? explanationSuffix.length : 0));
  const fieldOf = ({ section, field }: AuditEntry) =>
    disclosureOf(framework, section)?.fields.find(({ key }) => key === keyOf(field ?? ''));

  const setting = ({ action, field }: AuditEntry, text: string): string => {
    if (field === 'status') {
      const read = readLoggedStatus(text, framework, language);
      return read ? [i18n._(disclosureStatusNames[read.status]), ...read.rest].join(' · ') : text;
    }
    const period = field === 'period' && readLoggedPeriod(text);
    if (period) return format.period(period);
    const named = text.split(', ');
    const isList = field === 'languages' || action === 'exported';
    return isList && named.every(isLanguage) ? format.list(named.map((each) => languageNames[each])) : text;
  };
  const sectionName = (code: string | null): string =>
    [code, disclosureOf(framework, code)?.title[language]].filter(Boolean).join(' ');
  return {
    /** The names of the report and its framework, once they are loaded. */
    reportName: report?.name,
    framework: report?.framework[language],
    /** A section by its code and title. */
    sectionName,
    section: ({ section }: AuditEntry): string => sectionName(section),
    field: (entry: AuditEntry): string => {
      const field = entry.field ?? '';
      const words = isAuditField(field) ? i18n._(auditFieldWords[field]) : keyOf(field);
      const name = fieldOf(entry)?.label[language] ?? words;
      return isExplanation(field) ? t`Why ${name} changed` : name;
    },
    /** Undefined if the entry has no value. */
    value: (entry: AuditEntry, value: AuditEntry['oldValue']): readonly AnswerLine[] | undefined => {
      if (value === null || value === '') return undefined;
      if (typeof value === 'string') return [{ text: setting(entry, value) }];
      const field = fieldOf(entry);
      const units = (field?.unitKind && framework?.units[field.unitKind]) || [];
      return lines(value, { field: field ?? unnamed, units, countries });
    },
  };
};

import { referenceQueries, reportQueries } from '@esg/api-client';
import { useAnswerText, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { AuditEntry, Disclosure } from '@esg/contract';
import { Skeleton, SkeletonGroup, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWizard } from '../../wizard/wizard-context.ts';
import * as css from './data-input.css.ts';
import { useStatusWords } from './status-words.ts';

const shownMax = 50;

/** Who changed what of this disclosure, the latest first, out of the report's audit log. */
export const DisclosureHistory = ({ disclosure }: { disclosure: Disclosure }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const { data, error } = useQuery(reportQueries.auditLog(useApi(), report.id));
  if (error && !data) return <Text tone="danger">{problem(error)}</Text>;
  if (!data) {
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  const entries = data.filter(({ section }) => section === disclosure.code).slice(0, shownMax);
  if (entries.length === 0) {
    return (
      <Text tone="muted">
        <Trans>Nothing was entered here yet. Every later change will be listed with its author and time.</Trans>
      </Text>
    );
  }
  return (
    <ol className={css.historyList}>
      {entries.map((entry) => (
        <HistoryEntry key={entry.id} entry={entry} disclosure={disclosure} />
      ))}
    </ol>
  );
};

const HistoryEntry = ({ entry, disclosure }: { entry: AuditEntry; disclosure: Disclosure }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const format = useFormatters();
  const words = useAnswerText();
  const status = useStatusWords();
  const { framework } = useWizard();
  const { data: countries = [] } = useQuery(referenceQueries.countries(useApi()));
  const field = disclosure.fields.find(({ key }) => key === entry.field);
  const units = field?.unitKind ? (framework.units[field.unitKind] ?? []) : [];
  const show = (value: AuditEntry['newValue']) =>
    typeof value === 'string' ? status(value) : field && value ? words(value, { field, units, countries }) : null;
  const before = show(entry.oldValue);
  return (
    <li className={css.historyEntry}>
      <Text as="div" size="sm" strong>
        {field?.label[language] ?? t`Status`}
      </Text>
      {before && <span className={css.oldValue}>{before}</span>}
      <span className={css.newValue}>{show(entry.newValue) ?? t`No answer`}</span>
      <Text as="div" size="xs" tone="muted" numeric>
        {entry.by.name} · {format.date(entry.at)} {format.time(entry.at)}
      </Text>
    </li>
  );
};

import { referenceQueries, reportQueries } from '@esg/api-client';
import { AnswerWords, useAnswerLines, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { AuditEntry, Disclosure } from '@esg/contract';
import { Skeleton, SkeletonGroup, Text, Timeline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWizard } from '../../wizard/wizard-context.ts';
import { useStatusWords } from './status-words.ts';

const shownMax = 50;

/** The changes of this disclosure, the latest first, from the report's audit log. */
export const DisclosureHistory = ({ disclosure }: { disclosure: Disclosure }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const { data, error } = useQuery(reportQueries.auditLog(useApi(), report.id, disclosure.code));
  if (error && !data)
    return (
      <Text tone="danger" role="alert">
        {problem(error)}
      </Text>
    );
  if (!data) {
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  const entries = data.slice(0, shownMax);
  if (entries.length === 0) {
    return (
      <Text tone="muted">
        <Trans>Nothing was entered here yet. Every later change will be listed with its author and time.</Trans>
      </Text>
    );
  }
  return <HistoryTimeline entries={entries} disclosure={disclosure} />;
};

type HistoryTimelineProps = { entries: readonly AuditEntry[]; disclosure: Disclosure };

const HistoryTimeline = ({ entries, disclosure }: HistoryTimelineProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const format = useFormatters();
  const lines = useAnswerLines();
  const status = useStatusWords();
  const { framework } = useWizard();
  const { data: countries = [] } = useQuery(referenceQueries.countries(useApi()));
  const events = entries.map((entry) => {
    const field = disclosure.fields.find(({ key }) => key === entry.field);
    const units = field?.unitKind ? (framework.units[field.unitKind] ?? []) : [];
    const show = (value: AuditEntry['newValue']) =>
      typeof value === 'string'
        ? status(value)
        : field && value && <AnswerWords lines={lines(value, { field, units, countries })} />;
    const before = show(entry.oldValue);
    return {
      id: entry.id,
      title: (
        <>
          <Text as="span" strong>
            {field?.label[language] ?? t`Status`}
          </Text>{' '}
          · {entry.by.name}
        </>
      ),
      time: `${format.date(entry.at)} ${format.time(entry.at)}`,
      dateTime: entry.at,
      content: (
        <>
          {before && <del>{before}</del>} {show(entry.newValue) ?? t`No answer`}
        </>
      ),
    };
  });
  return <Timeline label={t`Changes, the latest first`} events={events} />;
};

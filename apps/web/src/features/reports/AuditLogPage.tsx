import { ApiError, reportQueries } from '@esg/api-client';
import { NotFoundPage, useApi, useFormatters, usePageTitle, useRoom } from '@esg/app-kit';
import type { AuditEntry } from '@esg/contract';
import { EmptyState, Page, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import * as css from './AuditLogPage.css.ts';
import { auditActionWords } from './audit-words.ts';
import { ReportCardsPending, ReportListProblem } from './ReportListStates.tsx';
import { useAuditWords } from './use-audit-words.ts';

/** Spec section 9. */
const timeZone = '+01:00';

type AuditLogPageProps = { readonly reportId: string; readonly reportName: string; readonly framework: string };

/** Who changed what in a report, and when, at UTC+01:00. */
export const AuditLogPage = ({ reportId, reportName, framework }: AuditLogPageProps) => {
  const { t } = useLingui();
  usePageTitle(t`Audit log of ${reportName}`);
  useRoom('report', reportId);
  const { data, error, refetch } = useQuery(reportQueries.auditLog(useApi(), reportId));
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <Page
      title={t`Audit log of ${reportName}`}
      purpose={<Trans>Every change of this {framework} report. Times are shown in UTC+01:00.</Trans>}
    >
      {!data &&
        (error ? <ReportListProblem level={2} error={error} onRetry={() => void refetch()} /> : <ReportCardsPending />)}
      {data?.length === 0 && (
        <EmptyState
          title={<Trans>Nothing has been changed yet</Trans>}
          purpose={<Trans>Every change will be listed here with its author, its time, and the value before.</Trans>}
        />
      )}
      {data && data.length > 0 && <AuditTable reportId={reportId} entries={data} />}
    </Page>
  );
};

type AuditTableProps = { readonly reportId: string; readonly entries: readonly AuditEntry[] };

const AuditTable = ({ reportId, entries }: AuditTableProps) => {
  const { t, i18n } = useLingui();
  const { atOffset } = useFormatters();
  const words = useAuditWords(reportId);
  return (
    <Table caption={t`Changes, the latest first`} captionHidden density="compact">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Time (UTC+01:00)</Trans>
          </th>
          <th scope="col">
            <Trans>Person</Trans>
          </th>
          <th scope="col">
            <Trans>Action</Trans>
          </th>
          <th scope="col">
            <Trans>Section</Trans>
          </th>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Old value</Trans>
          </th>
          <th scope="col">
            <Trans>New value</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <Text as="time" numeric>
                {atOffset(entry.at, timeZone)}
              </Text>
            </td>
            <td className={css.word}>{entry.by.name}</td>
            <td className={css.word}>{i18n._(auditActionWords[entry.action])}</td>
            <td className={css.name}>{words.section(entry)}</td>
            <td className={css.name}>{words.field(entry)}</td>
            <td className={css.value}>{words.value(entry, entry.oldValue)}</td>
            <td className={css.value}>{words.value(entry, entry.newValue)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

import { ReportStatusMark, useFormatters, useLanguage, useSwitchOrganization } from '@esg/app-kit';
import { type ClientReport, doneOfAsked, isOverdue, nextWorkOf } from '@esg/contract';
import { Button, Progress, Stack, Table, TableHead, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BoardWaits } from './BoardWaits.tsx';

type BoardTableProps = {
  readonly reports: readonly ClientReport[];
  readonly today: string;
  /** The table shows the previous result while the next page loads. */
  readonly pending: boolean;
};

/** Reports of clients, one a row: the client first, the link to the report last. */
export const BoardTable = ({ reports, today, pending }: BoardTableProps) => {
  const { t } = useLingui();
  const { pendingId, switchTo } = useSwitchOrganization();
  const [opening, setOpening] = useState<string>();
  const heads = [t`Client`, t`Report`, t`Progress`, t`Due on`, t`Waiting for`, t`Last activity`, t`Actions`];
  const open = ({ id, client, versionId, currentStep }: ClientReport) => {
    setOpening(id);
    switchTo(client.id, `/ct/framework-reports/${versionId}/reports/${id}/${currentStep}`);
  };
  return (
    <Table caption={t`Reports of your clients`} captionHidden stacked aria-busy={pending}>
      <TableHead heads={heads} />
      <tbody>
        {reports.map((report) => (
          <BoardRow
            key={report.id}
            report={report}
            today={today}
            opening={pendingId !== undefined && opening === report.id}
            onOpen={() => open(report)}
          />
        ))}
      </tbody>
    </Table>
  );
};

type BoardRowProps = {
  readonly report: ClientReport;
  readonly today: string;
  readonly opening: boolean;
  readonly onOpen: () => void;
};

const BoardRow = ({ report, today, opening, onOpen }: BoardRowProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { ago } = useFormatters();
  const [nowMs] = useState(() => Date.now());
  const { client, name, framework } = report;
  return (
    <tr>
      <th scope="row">
        <Text as="span" strong>
          {client.name}
        </Text>
      </th>
      <td>
        <Stack gap={1}>
          <Text as="span">{name}</Text>
          <Text as="span" size="sm" tone="muted">
            {framework[language]}
          </Text>
        </Stack>
      </td>
      <td data-label={t`Progress`}>
        <Far report={report} />
      </td>
      <td data-label={t`Due on`}>
        <Due dueOn={report.dueOn} isOver={report.status === 'readonly-published'} today={today} />
      </td>
      <td data-label={t`Waiting for`}>
        <BoardWaits report={report} />
      </td>
      <td data-label={t`Last activity`}>
        <Text as="span" size="sm" tone="muted">
          {ago(report.lastActivityAt, nowMs)}
        </Text>
      </td>
      <td>
        <Button size="compact" pending={opening} aria-label={t`Open ${name} as ${client.name}`} onClick={onOpen}>
          <Trans>Open</Trans>
        </Button>
      </td>
    </tr>
  );
};

const Far = ({ report: { name, progress, status } }: { readonly report: ClientReport }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const { missing = 0 } = progress;
  const { done, total } = doneOfAsked(progress);
  const count = integer(missing);
  if (status === 'readonly-published') return <ReportStatusMark status={status} />;
  const words = t`${done} of ${total}`;
  const isDone = nextWorkOf(progress) === 'publish';
  return (
    <Stack gap={1}>
      <Text as="span" size="sm" numeric>
        {total === 0 ? <Trans>Nothing selected yet</Trans> : words}
      </Text>
      {total > 0 && (
        <Progress
          value={done / total}
          tone={isDone ? 'success' : 'accent'}
          label={t`Progress of ${name}`}
          valueText={t`${done} of ${total} disclosures are complete or explained`}
        />
      )}
      {missing > 0 && (
        <Text as="span" size="sm" tone="danger" unbroken>
          {t`Missing: ${count}`}
        </Text>
      )}
    </Stack>
  );
};

type DueProps = { readonly dueOn: string | null; readonly isOver: boolean; readonly today: string };

const Due = ({ dueOn, isOver, today }: DueProps) => {
  const { day } = useFormatters();
  if (!dueOn) return '–';
  const isLate = !isOver && isOverdue(dueOn, today);
  return (
    <Stack gap={1}>
      <Text as="span" unbroken {...(isLate ? { tone: 'danger' } : {})}>
        {day(dueOn)}
      </Text>
      {isLate && (
        <Text as="span" size="sm" tone="danger">
          <Trans>Overdue</Trans>
        </Text>
      )}
    </Stack>
  );
};

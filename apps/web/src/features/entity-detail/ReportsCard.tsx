import { ReportStatusMark } from '@esg/app-kit';
import { Section } from '@esg/app-kit/entities';
import { type EntityBelongings, frameworkReportPath } from '@esg/contract';
import { Stack, Table, TableHead, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

type Reports = EntityBelongings['reports'];

/** Reports that include the entity. */
export const ReportsCard = ({ reports }: { readonly reports: Reports }) => {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Reports</Trans>}>
      {reports.length === 0 ? (
        <Text tone="muted">
          <Trans>No report covers this entity yet. You choose a report’s entities where you describe it.</Trans>
        </Text>
      ) : (
        <Table caption={t`Reports that cover this entity`} captionHidden stacked>
          <TableHead heads={[t`Report`, t`Status`]} />
          <tbody>
            {reports.map((report) => (
              <tr key={report.id}>
                <th scope="row">
                  <TextLink asChild>
                    <Link {...placeOf(report)}>{report.name}</Link>
                  </TextLink>
                </th>
                <td>
                  <Stack align="start">
                    <ReportStatusMark status={report.status} />
                  </Stack>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
};

/** The wizard reads its own search parameters: its route knows none. */
const placeOf = (report: Reports[number]) =>
  ({
    to: frameworkReportPath(report, report.status === 'readonly-published' ? 'completion' : 'data-input'),
  }) as LinkProps;

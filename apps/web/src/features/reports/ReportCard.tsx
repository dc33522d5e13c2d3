import { useFormatters, useLanguage } from '@esg/app-kit';
import type { Report } from '@esg/contract';
import { Card, CardAbove, CardLink, Heading, Inline, ProgressRing, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ReportActions } from './ReportActions.tsx';
import { reportStatusWords } from './report-words.ts';

type ReportCardProps = {
  readonly report: Report;
  /** Place of its name in the outline of the page. */
  readonly level: 2 | 3;
};

/** One ongoing report: how far it is, who works on it, and the way to go on. */
export const ReportCard = ({ report, level }: ReportCardProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { ago, percent, period } = useFormatters();
  const [nowMs] = useState(() => Date.now());
  const { done, total } = report.progress;
  const share = total === 0 ? 0 : done / total;
  const { tone, word } = reportStatusWords[report.status];
  return (
    <Card as="li">
      <Inline gap={4} align="start" justify="between" wrap={false}>
        <Inline gap={4} align="start" wrap={false}>
          <ProgressRing
            value={share}
            label={t`Progress of ${report.name}`}
            valueText={t`${done} of ${total} disclosures are done`}
          >
            {percent(share)}
          </ProgressRing>
          <Stack gap={1}>
            <Heading level={level} size="md">
              <CardLink>
                <Link
                  to="/ct/framework-reports/$versionId/reports/$reportId/$step"
                  params={{ versionId: report.versionId, reportId: report.id, step: report.currentStep }}
                >
                  {report.name}
                </Link>
              </CardLink>
            </Heading>
            <Text size="sm" tone="muted">
              {report.framework[language]}
              {report.period && ` · ${period(report.period)}`}
            </Text>
            <Inline>
              <Status tone={tone}>{i18n._(word)}</Status>
              <Text as="span" size="sm" tone="muted">
                <Trans>Changed {ago(report.updatedAt, nowMs)}</Trans>
              </Text>
            </Inline>
            <Collaborators report={report} />
          </Stack>
        </Inline>
        <CardAbove>
          <ReportActions report={report} />
        </CardAbove>
      </Inline>
    </Card>
  );
};

const Collaborators = ({ report: { collaborators } }: { readonly report: Report }) => {
  const { list } = useFormatters();
  if (collaborators.length === 0) return null;
  const names = list(collaborators.map(({ name }) => name));
  return (
    <Text size="sm" tone="muted">
      <Trans>With {names}</Trans>
    </Text>
  );
};

import { ReportStatusMark, useFormatters, useLanguage } from '@esg/app-kit';
import { doneOfAsked, type Report, reportNameIn } from '@esg/contract';
import { AvatarGroup, Badge, Card, CardAbove, CardLink, Heading, Inline, ProgressRing, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as css from './OngoingReportCard.css.ts';
import { ReportActions } from './ReportActions.tsx';

type OngoingReportCardProps = {
  readonly report: Report;
  /** Heading level of its name on the page. */
  readonly level: 2 | 3;
  /** The next due date of the report. */
  readonly due?: ReactNode;
};

/** One ongoing report: its progress, the people who work on it, and a link to continue. */
export const OngoingReportCard = ({ report, level, due }: OngoingReportCardProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const name = reportNameIn(report, language);
  const { percent, period } = useFormatters();
  const { done, total } = doneOfAsked(report.progress);
  const share = total === 0 ? 0 : done / total;
  return (
    <Card as="li">
      <Stack gap={3}>
        <Inline gap={3} align="start" wrap={false}>
          <ProgressRing
            value={share}
            label={t`Progress of ${name}`}
            valueText={t`${done} of ${total} disclosures are complete or explained`}
          >
            {percent(share)}
          </ProgressRing>
          <div className={css.name}>
            <Heading level={level} size="md">
              <CardLink>
                <Link
                  to="/ct/framework-reports/$versionId/reports/$reportId/$step"
                  params={{ versionId: report.versionId, reportId: report.id, step: report.currentStep }}
                >
                  {name}
                </Link>
              </CardLink>
            </Heading>
            <Text size="sm" tone="muted">
              {report.framework[language]}
            </Text>
          </div>
          <CardAbove>
            <ReportActions report={report} />
          </CardAbove>
        </Inline>
        <Stack gap={1}>
          {report.period && (
            <Text size="sm" tone="muted">
              {period(report.period)}
            </Text>
          )}
          <ReportState report={report} />
          <MissingCount missing={report.progress.missing ?? 0} />
          {due}
        </Stack>
        <Collaborators report={report} />
      </Stack>
    </Card>
  );
};

/** How many provisions the framework asks for and the report neither selects nor explains, as its validation counts them. */
const MissingCount = ({ missing }: { readonly missing: number }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  if (missing === 0) return null;
  const count = integer(missing);
  return (
    <Text size="sm" tone="danger">
      {t`Missing: ${count}`}
    </Text>
  );
};

/** Its status, whether it is a sample, and how long ago it was changed. */
const ReportState = ({ report }: { readonly report: Report }) => {
  const { ago } = useFormatters();
  const [nowMs] = useState(() => Date.now());
  return (
    <Inline>
      <ReportStatusMark status={report.status} />
      {report.isSample && (
        <Badge tone="accent">
          <Trans>Sample</Trans>
        </Badge>
      )}
      <Text as="span" size="sm" tone="muted">
        <Trans>Changed {ago(report.updatedAt, nowMs)}</Trans>
      </Text>
    </Inline>
  );
};

/** The people who work on the report; nothing if only its owner does. */
const Collaborators = ({ report: { collaborators } }: { readonly report: Report }) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const alsoWords = (names: string) => t`Also ${names}`;
  if (collaborators.length === 0) return null;
  return (
    <AvatarGroup
      label={t`Working on this report`}
      people={collaborators}
      restLabel={(rest) => alsoWords(list(rest.names))}
      size="small"
    />
  );
};

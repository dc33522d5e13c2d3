import { useLanguage } from '@esg/app-kit';
import { type Report, reportNameIn } from '@esg/contract';
import { Button, Hero, Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

type AllPublishedProps = { readonly firstName: string; readonly report: Report };

/** Shown when no report is ongoing: the last published report, with links to start the next year and to share it. */
export const AllPublished = ({ firstName, report }: AllPublishedProps) => {
  const { t } = useLingui();
  const { versionId, id: reportId } = report;
  const name = reportNameIn(report, useLanguage());
  return (
    <Hero
      level={1}
      title={t`Welcome, ${firstName}`}
      action={
        <Inline gap={2}>
          <Button asChild emphasis="inverse">
            <Link to="/ct/roll-forward/$reportId" params={{ reportId }} search={{ kind: 'next-period' }}>
              <Trans>Start the next year</Trans>
            </Link>
          </Button>
          <Button asChild emphasis="inverseQuiet">
            <Link
              to="/ct/framework-reports/$versionId/reports/$reportId/$step"
              params={{ versionId, reportId, step: 'completion' }}
            >
              <Trans>Download and share</Trans>
            </Link>
          </Button>
        </Inline>
      }
    >
      <Trans>{name} is published. Share it, or start the next year from it.</Trans>
    </Hero>
  );
};

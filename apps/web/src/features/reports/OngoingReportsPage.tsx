import { sessionQueries } from '@esg/api-client';
import { useApi, usePageTitle } from '@esg/app-kit';
import { Button, Page, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FindReport } from './FindReport.tsx';
import { OngoingReportCards } from './OngoingReportCards.tsx';

/** All reports that are not published. */
export const OngoingReportsPage = () => {
  const { t } = useLingui();
  const title = t`Ongoing reports`;
  usePageTitle(title);
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  return (
    <Page
      title={title}
      purpose={<Trans>Continue where you left off, or see what is still missing.</Trans>}
      action={
        <Button asChild emphasis="strong">
          <Link to="/ct/select-framework">
            <Trans>Create a report</Trans>
          </Link>
        </Button>
      }
    >
      <Stack gap={6}>
        <FindReport state="ongoing">{(found) => <OngoingReportCards level={2} {...found} />}</FindReport>
        {profile?.permissions.includes('report:delete') && (
          <div>
            <TextLink asChild>
              <Link to="/ct/deleted-reports">
                <Trans>Deleted reports</Trans>
              </Link>
            </TextLink>
          </div>
        )}
      </Stack>
    </Page>
  );
};

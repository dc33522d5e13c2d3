import { usePageTitle } from '@esg/app-kit';
import { Button, Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { OngoingReportCards } from './OngoingReportCards.tsx';

/** All reports that are not published. */
export const OngoingReportsPage = () => {
  const { t } = useLingui();
  const title = t`Ongoing reports`;
  usePageTitle(title);
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
      <OngoingReportCards level={2} />
    </Page>
  );
};

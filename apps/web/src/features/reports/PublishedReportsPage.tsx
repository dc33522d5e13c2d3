import { usePageTitle } from '@esg/app-kit';
import { Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FindReport } from './FindReport.tsx';
import { PublishedReportList } from './PublishedReportList.tsx';

/** All published reports. */
export const PublishedReportsPage = () => {
  const { t } = useLingui();
  const title = t`Published reports`;
  usePageTitle(title);
  return (
    <Page title={title} purpose={<Trans>Download what is published, or look at it as it was exported.</Trans>}>
      <FindReport state="published">{(found) => <PublishedReportList level={2} {...found} />}</FindReport>
    </Page>
  );
};

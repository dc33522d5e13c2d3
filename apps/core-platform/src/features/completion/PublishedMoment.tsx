import { frameworkReportPath, type Report } from '@esg/contract';
import { Button, CopyButton, Hero, Inline, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as css from './PublishedMoment.css.ts';

type PublishedMomentProps = {
  readonly report: Report;
  /** Leads to the files, which is what a published report is for. */
  readonly onFiles: () => void;
  readonly onClose: () => void;
};

/** Long enough for readers to have met the empty region. */
const standsAfterMs = 150;

/** The moment after a publication, in the tenant's colours: said once, with the ways to the files and to share it, and put away when pressed. */
export const PublishedMoment = ({ report, onFiles, onClose }: PublishedMomentProps) => {
  const { t } = useLingui();
  const title = t`Congratulations! ${report.name} is published`;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(title), standsAfterMs);
    return () => clearTimeout(timer);
  }, [title]);
  return (
    <div className={css.moment}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Hero
        title={title}
        action={
          <Inline gap={2}>
            <Button emphasis="inverse" onClick={onFiles}>
              <Trans>Go to the files</Trans>
            </Button>
            <CopyButton
              emphasis="inverse"
              text={() => new URL(frameworkReportPath(report, 'preview'), window.location.origin).href}
              labels={{
                copy: t`Copy the link for colleagues`,
                copied: t`Link copied`,
                failed: t`The link could not be copied.`,
              }}
            />
            <Button emphasis="inverse" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </Inline>
        }
      >
        <Trans>Download it as PDF, Word or Excel, in every language it is written in.</Trans>
      </Hero>
    </div>
  );
};

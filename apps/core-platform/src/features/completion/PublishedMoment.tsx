import { frameworkReportPath, type Report } from '@esg/contract';
import { Button, CopyButton, Hero, Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as css from './PublishedMoment.css.ts';

type PublishedMomentProps = {
  readonly report: Report;
  /** Leads to where the files are made, which is what a published report is for. */
  readonly onFiles: () => void;
  readonly onClose: () => void;
};

/** Long enough for the dialog that asked to have given focus back. */
const settledMs = 150;

/** The moment after a publication, in the tenant's colours: its title takes focus and so is said, with the ways to the files and to share it, and put away when pressed. */
export const PublishedMoment = ({ report, onFiles, onClose }: PublishedMomentProps) => {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => title.current?.focus(), settledMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.moment}>
      <Hero
        titleRef={title}
        title={t`Congratulations! ${report.name} is published`}
        action={
          <Inline gap={2}>
            <Button emphasis="inverse" onClick={onFiles}>
              <Trans>Make the files</Trans>
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

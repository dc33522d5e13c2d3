import { useLanguage } from '@esg/app-kit';
import { frameworkReportPath, type Report, reportNameIn } from '@esg/contract';
import { Button, CopyButton, Hero, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as css from './PublishedMoment.css.ts';
import { useMakeAll } from './use-make-all.ts';

type PublishedMomentProps = {
  readonly report: Report;
  /** Link to the list of files, which shows the progress of those being made. */
  readonly onFiles: () => void;
  readonly onClose: () => void;
};

/** Long enough for the confirmation dialog to have returned focus. */
const settledMs = 150;

/**
 * Shown after a publication, in the tenant's colours: its title gets focus, so that screen readers announce it, with links to the files and
 * to sharing, and a button to dismiss it.
 */
export const PublishedMoment = ({ report, onFiles, onClose }: PublishedMomentProps) => {
  const { t } = useLingui();
  const make = useMakeAll(report);
  const name = reportNameIn(report, useLanguage());
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => title.current?.focus(), settledMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.moment}>
      <Stack gap={3}>
        <Hero
          titleRef={title}
          title={t`Congratulations! ${name} is published`}
          action={
            <Inline gap={2}>
              {make.isSuccess ? (
                <Button emphasis="inverse" onClick={onFiles}>
                  <Trans>See the files</Trans>
                </Button>
              ) : (
                <Button
                  emphasis="inverse"
                  pending={make.isPending}
                  onClick={() => make.mutate(undefined, { onSuccess: onFiles })}
                >
                  {make.isPending ? <Trans>Starting the files</Trans> : <Trans>Create the files</Trans>}
                </Button>
              )}
              <CopyButton
                emphasis="inverseQuiet"
                text={() => new URL(frameworkReportPath(report, 'preview'), window.location.origin).href}
                labels={{
                  copy: t`Copy the link for colleagues`,
                  copied: t`Link copied`,
                  failed: t`The link couldn’t be copied.`,
                }}
              />
              <Button emphasis="inverseQuiet" onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
            </Inline>
          }
        >
          <Trans>Download it as PDF, Word or Excel, in every language it is written in.</Trans>
        </Hero>
      </Stack>
    </div>
  );
};

import type { useUploads } from '@esg/app-kit/attachments';
import { Button, ConfirmDialog, Inline, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';

type UploadControlsProps = {
  readonly uploads: Pick<
    ReturnType<typeof useUploads<{ readonly file: File }>>,
    'uploads' | 'isPaused' | 'pause' | 'resume' | 'stopAll'
  >;
};

/** How many files are still to be uploaded, with the buttons that pause, resume and stop all of them; and a question before the page is left. */
export const UploadControls = ({ uploads: { uploads, isPaused, pause, resume, stopAll } }: UploadControlsProps) => {
  const left = uploads.filter(({ state }) => state !== 'failed').length;
  return (
    <>
      <Inline gap={2}>
        <Text size="sm" tone="muted" role="status">
          {left > 0 &&
            (isPaused ? (
              <Plural value={left} one="Paused: # file left" other="Paused: # files left" />
            ) : (
              <Plural value={left} one="Uploading: # file left" other="Uploading: # files left" />
            ))}
        </Text>
        {left > 0 && (
          <>
            <Button size="compact" onClick={isPaused ? resume : pause}>
              {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
            </Button>
            <Button size="compact" onClick={stopAll}>
              <Trans>Stop all</Trans>
            </Button>
          </>
        )}
      </Inline>
      <LeaveUploads isUploading={left > 0} onLeave={stopAll} />
    </>
  );
};

type LeaveUploadsProps = { readonly isUploading: boolean; readonly onLeave: () => void };

/** Asks before another page is opened, or this one closed, which would stop uploads. */
const LeaveUploads = ({ isUploading, onLeave }: LeaveUploadsProps) => {
  const { status, proceed, reset } = useBlocker({
    // Filters change the address of the same page.
    shouldBlockFn: ({ current, next }) => isUploading && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUploading,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title={<Trans>Leave and stop uploading?</Trans>}
      description={<Trans>Files that aren’t uploaded yet aren’t stored.</Trans>}
      confirmLabel={<Trans>Leave</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
      onConfirm={() => {
        onLeave();
        proceed?.();
      }}
    />
  );
};

import { ownFrameworkMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { type BuilderFinding, disclosuresIn, type OwnFramework } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBuilderWords } from './builder-words.ts';

type PublishDialogProps = {
  readonly framework: OwnFramework;
  readonly blocking: readonly BuilderFinding[];
  readonly onClose: () => void;
  readonly onShowChecks: () => void;
};

/** Asks before a draft becomes a permanent version. While something is missing it lists that instead. */
export const PublishDialog = ({ framework, blocking, onClose, onShowChecks }: PublishDialogProps) => {
  const words = useBuilderWords();
  const { problem } = useProblemSentences();
  const publish = useMutation(ownFrameworkMutations.publish(useApi(), useQueryClient()));
  const { id, version, content, releases } = framework;
  const name = words.text(content.name);
  const count = disclosuresIn(content).length;
  const confirm = () => {
    if (blocking.length > 0) return onShowChecks();
    publish.mutate(
      { id, version },
      {
        onSuccess: () => {
          notify('success', msg`Framework published`);
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Publish {name}?</Trans>}
      description={
        blocking.length > 0 ? (
          <Plural value={blocking.length} one="Fix # issue first." other="Fix # issues first." />
        ) : (
          <Trans>
            Your organisation can now create reports with it. A published version stays as it is; changes create a new
            one.
          </Trans>
        )
      }
      confirmLabel={blocking.length > 0 ? <Trans>Show what is missing</Trans> : <Trans>Publish</Trans>}
      cancelLabel={<Trans>Not yet</Trans>}
      pending={publish.isPending}
      onConfirm={confirm}
    >
      {publish.error && <Banner tone="danger" title={problem(publish.error)} />}
      <Text size="sm" tone="muted">
        <Trans>Version {releases.length + 1}</Trans> · {content.edition} ·{' '}
        <Plural value={count} one="# disclosure" other="# disclosures" />
      </Text>
    </ConfirmDialog>
  );
};

/** Begins a new version from the published one. */
export const ReopenButton = ({ framework }: { readonly framework: OwnFramework }) => {
  const { problem } = useProblemSentences();
  const reopen = useMutation(ownFrameworkMutations.reopen(useApi(), useQueryClient()));
  const { id, version } = framework;
  return (
    <>
      <Button emphasis="strong" pending={reopen.isPending} onClick={() => reopen.mutate({ id, version })}>
        <Trans>New version</Trans>
      </Button>
      {reopen.error && <Banner tone="danger" title={problem(reopen.error)} />}
    </>
  );
};

import { ownFrameworkMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { FrameworkRelease, OwnFramework } from '@esg/contract';
import { Banner, Button, Card, ConfirmDialog, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBuilderWords } from './builder-words.ts';

type OneProps = { readonly framework: OwnFramework };

/** Every published version, newest first: whether it is offered, and the number of reports that use it. */
export const Releases = ({ framework }: OneProps) => {
  if (framework.releases.length === 0) return null;
  return (
    <Card>
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md">
          <Trans>Published versions</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          <Trans>
            A published version never changes. If you withdraw it, no new reports can be created with it; existing
            reports keep it.
          </Trans>
        </Text>
        <Stack as="ul" gap={3} align="stretch">
          {framework.releases.map((release) => (
            <Release key={release.versionId} id={framework.id} release={release} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};

const Release = ({ id, release }: { readonly id: string; readonly release: FrameworkRelease }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const api = useApi();
  const queryClient = useQueryClient();
  const withdraw = useMutation(ownFrameworkMutations.withdraw(api, queryClient));
  const offer = useMutation(ownFrameworkMutations.offer(api, queryClient));
  const { number, edition, publishedAt, publishedBy, withdrawnAt, reportCount } = release;
  return (
    <li>
      <Inline justify="between">
        <Stack gap={1}>
          <Inline gap={2}>
            <Text strong>
              <Trans>Version {number}</Trans> · {edition}
            </Text>
            <Status tone={withdrawnAt ? 'neutral' : 'success'}>{withdrawnAt ? t`Withdrawn` : t`Offered`}</Status>
          </Inline>
          <Text size="sm" tone="muted">
            {t`Published on ${date(publishedAt)} by ${publishedBy}`} ·{' '}
            <Plural value={reportCount} one="# report" other="# reports" />
          </Text>
        </Stack>
        <Button
          size="compact"
          pending={withdraw.isPending || offer.isPending}
          aria-label={withdrawnAt ? t`Offer version ${number} again` : t`Withdraw version ${number}`}
          onClick={() => (withdrawnAt ? offer : withdraw).mutate({ id, number }, { onError: notifyProblem })}
        >
          {withdrawnAt ? <Trans>Offer it again</Trans> : <Trans>Withdraw</Trans>}
        </Button>
      </Inline>
    </li>
  );
};

/** Drops the draft since the last publication, after a question. */
export const DropDraft = ({
  framework,
  onDropped,
}: OneProps & { readonly onDropped: (after: OwnFramework) => void }) => {
  const { problem } = useProblemSentences();
  const [asked, setAsked] = useState(false);
  const discard = useMutation(ownFrameworkMutations.discard(useApi(), useQueryClient()));
  const { id, version, content, releases, isDraft } = framework;
  const name = useBuilderWords().text(content.name);
  if (!isDraft || releases.length === 0) return null;
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Trans>Discard the draft</Trans>
      </Button>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          tone="danger"
          title={<Trans>Discard the draft of {name}?</Trans>}
          description={
            <Trans>This restores the last published version. Changes since then will be permanently lost.</Trans>
          }
          confirmLabel={<Trans>Discard the draft</Trans>}
          cancelLabel={<Trans>Keep the draft</Trans>}
          pending={discard.isPending}
          onConfirm={() =>
            discard.mutate(
              { id, version },
              {
                onSuccess: (after) => {
                  notify('success', msg`Draft discarded`);
                  onDropped(after);
                  setAsked(false);
                },
              },
            )
          }
        >
          {discard.error && <Banner tone="danger" title={problem(discard.error)} />}
        </ConfirmDialog>
      )}
    </>
  );
};

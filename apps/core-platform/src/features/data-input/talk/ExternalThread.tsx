import { contributionMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { CommentThread, Disclosure } from '@esg/contract';
import { Button, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWork } from '../../../wizard/work/use-work.ts';
import { CommentForm } from './CommentForm.tsx';
import { Remarks } from './Remarks.tsx';

type ExternalThreadProps = {
  readonly thread: CommentThread;
  readonly disclosure: Disclosure;
  readonly mayWrite: boolean;
};

/** A conversation with an invited person, who reads the answers beside their question. */
export const ExternalThread = ({ thread, disclosure, mayWrite }: ExternalThreadProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const work = useWork();
  const [answering, setAnswering] = useState(false);
  const answer = useMutation(contributionMutations.comment(useApi(), useQueryClient()));
  const { external, fieldKey, comments } = thread;
  const name = external?.name ?? '';
  const send = (text: string, done: () => void) => {
    if (!external || fieldKey === null) return;
    const draft = { disclosureCode: disclosure.code, fieldKey, text };
    void answer.mutateAsync({ id: external.contributionId, draft }).then(done, () => undefined);
  };
  return (
    <Stack as="section" gap={2} aria-label={comments[0]?.text.slice(0, 60)}>
      <Remarks thread={thread} disclosure={disclosure} />
      {mayWrite && !answering && (
        <Inline>
          <Button size="compact" onClick={() => setAnswering(true)}>
            <Trans>Reply</Trans>
          </Button>
        </Inline>
      )}
      {answering && (
        <>
          <Text size="sm" tone="muted">
            <Trans>{name}, who is not of your organisation, reads your answer.</Trans>
          </Text>
          <CommentForm
            id={thread.id}
            focused
            label={t`Your answer`}
            action={t`Reply`}
            work={{ ...work, colleagues: [] }}
            pending={answer.isPending}
            error={answer.error ? problem(answer.error) : undefined}
            onSend={({ text }, done) =>
              send(text, () => {
                done();
                setAnswering(false);
              })
            }
          />
        </>
      )}
    </Stack>
  );
};

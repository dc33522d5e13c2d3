import type { ContributionTask } from '@esg/contract';
import { Banner, Button, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as css from './ContributionFrame.css.ts';
import { progressOf } from './task-progress.ts';

type FinishedProps = { readonly task: ContributionTask; readonly onLookAgain: () => void };

/** Shown after the person said that they are done: what happens now, and a way back. */
export const Finished = ({ task, onLookAgain }: FinishedProps) => {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { answered, all } = progressOf(task);
  return (
    <Stack gap={4}>
      <div ref={heading} tabIndex={-1}>
        <Heading level={2} size="lg">
          <Trans>Thank you, that is all</Trans>
        </Heading>
      </div>
      <Banner tone="success">
        {task.role === 'reviewer' ? (
          <Trans>We’ve let {task.invitedBy} know that you’ve finished your review.</Trans>
        ) : (
          <Trans>
            We’ve let {task.invitedBy} know that you’ve finished: {answered} of {all} answered.
          </Trans>
        )}
      </Banner>
      {task.note && (
        <Text as="div" tone="muted">
          <span className={css.message}>{task.note}</span>
        </Text>
      )}
      <Text measured>
        <Trans>You can close this page. Until the report is finished, the same link shows your answers again.</Trans>
      </Text>
      <Inline>
        <Button onClick={onLookAgain}>
          {task.mayAnswer ? <Trans>Review my answers</Trans> : <Trans>Review it again</Trans>}
        </Button>
      </Inline>
    </Stack>
  );
};

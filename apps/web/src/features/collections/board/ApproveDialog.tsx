import { collectionQueries } from '@esg/api-client';
import { NotLoaded, notify, useApi } from '@esg/app-kit';
import type { CollectionFigures } from '@esg/contract';
import { Button, Dialog, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePartyWords } from '../party/use-party-words.ts';
import { ApprovalTable } from './ApprovalTable.tsx';
import { type ApprovalLine, approvalLines } from './approval-lines.ts';
import { Failures, LeftOut, type RequestDialogProps, useDecision, useNames } from './RequestDialogs.tsx';
import type { BoardFigure } from './use-board.ts';

type ApproveDialogProps = RequestDialogProps & {
  /** What is asked, in the order of the board. */
  readonly figures: readonly BoardFigure[];
};

/** Approves what the chosen entities submitted, after listing it: each figure beside last year's, with what to look at. */
export const ApproveDialog = (props: ApproveDialogProps) => {
  const { collection, chosen, figures, onClose } = props;
  const { t } = useLingui();
  const { board } = usePartyWords(collection.of);
  const names = useNames(chosen);
  const { data, error, refetch } = useQuery(collectionQueries.figures(useApi(), collection.id));
  const { run, pending, failures } = useDecision(props, 'approved', '', () => notify('success', msg`Approved`));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      startsAt="title"
      title={board.approve(chosen.length, names)}
      description={<Trans>Their answers can’t be changed here afterwards, unless you return them.</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {data && (
            <Button emphasis="strong" pending={pending} onClick={run}>
              <Trans>Approve</Trans>
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3} align="stretch">
        <LeftOut of={collection.of} rows={props.leftOut} />
        <Failures failures={failures} />
        {error && !data ? (
          <NotLoaded title={<Trans>Couldn’t load the answers</Trans>} error={error} onRetry={() => void refetch()} />
        ) : (
          <Answered data={data} chosen={chosen} figures={figures} />
        )}
      </Stack>
    </Dialog>
  );
};

type AnsweredProps = Pick<ApproveDialogProps, 'chosen' | 'figures'> & {
  readonly data: CollectionFigures | undefined;
};

const Answered = ({ data, chosen, figures }: AnsweredProps) => {
  const { t } = useLingui();
  const lines = useMemo(() => approvalLines({ chosen, figures, answered: data }), [chosen, figures, data]);
  const count = (is: (line: ApprovalLine) => boolean) => lines.filter(is).length;
  const estimates = count(({ state }) => state === 'estimated');
  const blocked = count(({ state }) => state === 'blocked');
  const unproved = count(({ figure }) => figure?.documents === 0);
  if (!data)
    return (
      <SkeletonGroup label={t`Loading the answers`}>
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    );
  return (
    <>
      <Text size="sm" tone="muted" role="status">
        {[
          plural(lines.length, { one: '# figure', other: '# figures' }),
          plural(estimates, { one: '# estimate', other: '# estimates' }),
          ...(blocked > 0 ? [plural(blocked, { one: '# can’t be answered', other: '# can’t be answered' })] : []),
          plural(unproved, { one: '# without evidence', other: '# without evidence' }),
        ].join(' · ')}
      </Text>
      <ApprovalTable lines={lines} />
    </>
  );
};

import { collectionQueries } from '@esg/api-client';
import { NotLoaded, notify, useApi, useServices } from '@esg/app-kit';
import type { CollectionFigures } from '@esg/contract';
import { Button, ConfirmDialog, Dialog, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePartyWords } from '../party/use-party-words.ts';
import { ApprovalTable } from './ApprovalTable.tsx';
import { type ApprovalLine, approvalLines } from './approval-lines.ts';
import { Failures, LeftOut, type RequestDialogProps, useDecision, useNames } from './RequestDialogs.tsx';
import type { BoardFigure } from './use-board.ts';

type ApproveDialogProps = RequestDialogProps & {
  /** What is asked, in the order of the board. */
  readonly figures: readonly BoardFigure[];
};

/** Whether the person submitted one of these, or entered one of their figures. */
const useIsOwn = (chosen: RequestDialogProps['chosen'], data: CollectionFigures | undefined): boolean => {
  const selfId = useServices().session.userId();
  const ids = new Set(chosen.map(({ entity }) => entity.id));
  return (
    selfId !== undefined &&
    (chosen.some(({ request }) => request.submittedBy?.id === selfId) ||
      (data?.figures ?? []).some(({ entityId, updatedBy }) => ids.has(entityId) && updatedBy.id === selfId))
  );
};

/** Approves what the chosen entities submitted, after listing it: each figure beside last year's, with what to look at. Asks once more before one approves one's own work. */
export const ApproveDialog = (props: ApproveDialogProps) => {
  const { collection, chosen, figures, onClose } = props;
  const { t } = useLingui();
  const { board } = usePartyWords(collection.of);
  const names = useNames(chosen);
  const { data, error, refetch } = useQuery(collectionQueries.figures(useApi(), collection.id));
  const { run, pending, failures } = useDecision(props, 'approved', '', () => notify('success', msg`Approved`));
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = useIsOwn(chosen, data);
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
            <Button emphasis="strong" pending={pending} onClick={isOwn ? () => setIsAsking(true) : run}>
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
      {isAsking && (
        <OwnWorkDialog
          onClose={() => setIsAsking(false)}
          onApprove={() => {
            setIsAsking(false);
            run();
          }}
        />
      )}
    </Dialog>
  );
};

type OwnWorkDialogProps = { readonly onClose: () => void; readonly onApprove: () => void };

/** Says that nobody else has looked at it, as it is said before one approves one's own report. */
const OwnWorkDialog = ({ onClose, onApprove }: OwnWorkDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={onClose}
    title={<Trans>Approve your own work?</Trans>}
    description={
      <Trans>You wrote or submitted this yourself. Your approval doesn’t show that someone else checked it.</Trans>
    }
    confirmLabel={<Trans>Approve my own work</Trans>}
    cancelLabel={<Trans>Cancel</Trans>}
    onConfirm={onApprove}
  />
);

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

import { useEntityTypeName, useFormatters } from '@esg/app-kit';
import { useCountryName } from '@esg/app-kit/company';
import { useHasEntityUsers, useProgressWords } from '@esg/app-kit/entities';
import { isInUse, type Party } from '@esg/contract';
import { Banner, Box, Button, Facts, Inline, Sheet, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MemberLink } from '../party/MemberLink.tsx';
import type { Member } from '../party/use-askable.ts';
import { usePartyWords } from '../party/use-party-words.ts';
import { Answers } from './Answers.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import type { BoardRow } from './board-rows.ts';
import { Events } from './Events.tsx';
import { applies, type BoardAction } from './offers.ts';
import { RemindDialog, ReturnDialog } from './RequestDialogs.tsx';
import { RowStatus } from './RowStatus.tsx';
import { useAnswerers } from './use-answerers.ts';
import type { Board } from './use-board.ts';

type RequestSheetProps = {
  readonly board: Board;
  readonly row: BoardRow;
  readonly mayWrite: boolean;
  /** Whether the person is the one who approves. */
  readonly mayDecide: boolean;
  readonly onClose: () => void;
};

/** The request to one entity or supplier: who answers, what was submitted and decided, every answer, and what happened. */
export const RequestSheet = ({ board, row, mayWrite, mayDecide, onClose }: RequestSheetProps) => {
  const { t } = useLingui();
  const { collection, figures } = board;
  const { request, entity } = row;
  return (
    <Sheet open side="end" onOpenChange={onClose} title={entity.name} closeLabel={t`Close`}>
      <Box padding={4}>
        <Stack gap={4} align="stretch">
          {mayWrite && collection.closedAt === null && <Decide board={board} row={row} mayDecide={mayDecide} />}
          {request.note && (
            <Banner tone={request.status === 'returned' ? 'warning' : 'info'} title={t`Note`}>
              {request.note}
            </Banner>
          )}
          <About of={collection.of} row={row} />
          <Answers collection={collection} row={row} figures={figures} mayWrite={mayWrite} />
          <Events board={board} entityId={entity.id} />
        </Stack>
      </Box>
    </Sheet>
  );
};

type DecideProps = Pick<RequestSheetProps, 'board' | 'row' | 'mayDecide'>;

const Decide = ({ board: { collection, figures }, row, mayDecide }: DecideProps) => {
  const [open, setOpen] = useState<BoardAction>();
  const shared = { collection, chosen: [row], onClose: () => setOpen(undefined), onDone: () => setOpen(undefined) };
  return (
    <Inline gap={2}>
      {mayDecide && applies.approve(row) && (
        <Button emphasis="strong" onClick={() => setOpen('approve')}>
          <Trans>Approve</Trans>
        </Button>
      )}
      {mayDecide && applies.return(row) && (
        <Button onClick={() => setOpen('return')}>
          <Trans>Return</Trans>
        </Button>
      )}
      {applies.remind(row) && (
        <Button onClick={() => setOpen('remind')}>
          <Trans>Remind</Trans>
        </Button>
      )}
      {open === 'remind' && <RemindDialog {...shared} />}
      {open === 'approve' && <ApproveDialog {...shared} figures={figures} />}
      {open === 'return' && <ReturnDialog {...shared} />}
    </Inline>
  );
};

type AboutProps = Pick<RequestSheetProps, 'row'> & { readonly of: Party };

const About = ({ of, row: { entity, request, isCounted, users } }: AboutProps) => {
  const { t } = useLingui();
  const { board } = usePartyWords(of);
  const hasEntityUsers = useHasEntityUsers();
  const marks = useMarks(entity);
  const { date, time } = useFormatters();
  const answerers = useAnswerers();
  const moment = (at: string) => `${date(at)} ${time(at)}`;
  const by = (person: { name: string } | null, at: string) => [person?.name, moment(at)].filter(Boolean).join(', ');
  const facts = [
    { term: t`Status`, value: <RowStatus row={{ entity, request, isCounted }} /> },
    ...marks,
    { term: t`Questions`, value: useProgressWords()(request) },
    {
      term: t`Who answers`,
      value:
        users.length > 0 ? (
          answerers(users)
        ) : hasEntityUsers && isInUse(entity) ? (
          <MemberLink of={of} id={entity.id}>
            {board.inviteFirst}
          </MemberLink>
        ) : (
          t`No one yet`
        ),
    },
    ...(request.submittedAt ? [{ term: t`Submitted by`, value: by(request.submittedBy, request.submittedAt) }] : []),
    ...(request.decidedAt ? [{ term: t`Decided by`, value: by(request.decidedBy, request.decidedAt) }] : []),
    ...(request.remindedAt ? [{ term: t`Last reminded`, value: moment(request.remindedAt) }] : []),
  ];
  return <Facts facts={facts} />;
};

/** What tells one from another: the type of an entity, a supplier's reference and country. */
const useMarks = ({ type, reference, country }: Member) => {
  const { t } = useLingui();
  const typeName = useEntityTypeName();
  const countryName = useCountryName()(country);
  return [
    ...(type ? [{ term: t`Type`, value: typeName(type) }] : []),
    ...(reference ? [{ term: t({ message: 'Reference', context: 'supplier' }), value: reference }] : []),
    ...(countryName ? [{ term: t`Country or region`, value: countryName }] : []),
  ];
};

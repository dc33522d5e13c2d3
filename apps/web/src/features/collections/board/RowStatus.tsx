import { RequestStatusMark } from '@esg/app-kit/entities';
import { isInUse } from '@esg/contract';
import { Inline, Status } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { BoardRow } from './board-rows.ts';

type RowStatusProps = { readonly row: Pick<BoardRow, 'entity' | 'request' | 'isCounted'> };

/** How a request stands. An archived one is said to be; what it delivered before keeps its status beside that. */
export const RowStatus = ({ row: { entity, request, isCounted } }: RowStatusProps) => (
  <Inline gap={2}>
    {isCounted && <RequestStatusMark status={request.status} answered={request.answered + request.blocked} />}
    {!isInUse(entity) && (
      <Status tone="neutral">
        <Trans>Archived</Trans>
      </Status>
    )}
  </Inline>
);

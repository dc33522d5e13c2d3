import { RequestStatusMark } from '@esg/app-kit/entities';
import { isInUse } from '@esg/contract';
import { Status } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { BoardRow } from './board-rows.ts';

/** How a request stands; nobody can answer for an archived entity, whatever the request was before. */
export const RowStatus = ({ row: { entity, request } }: { readonly row: Pick<BoardRow, 'entity' | 'request'> }) =>
  isInUse(entity) ? (
    <RequestStatusMark status={request.status} />
  ) : (
    <Status tone="neutral">
      <Trans>Archived</Trans>
    </Status>
  );

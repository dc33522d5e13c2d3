import { goesOn, type PortalRequest, type RequestStatus } from '@esg/contract';

type Dated = Pick<PortalRequest, 'dueOn' | 'status' | 'closedAt' | 'isArchived' | 'name'>;

const rank: Record<RequestStatus, number> = { returned: 0, open: 0, submitted: 1, changed: 1, approved: 2 };
/** Nothing can be done any more about what is closed. */
const rankOf = (request: Dated) => (goesOn(request) ? rank[request.status] : 3);

/** What is to be done first, by due date; then what waits for a decision, what is approved, and what is closed. */
export const inOrder = <Request extends Dated>(requests: readonly Request[]): Request[] =>
  requests.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') ||
      one.name.localeCompare(other.name),
  );

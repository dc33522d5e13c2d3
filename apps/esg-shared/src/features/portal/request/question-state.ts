import type { BoardCell, PortalQuestion, PortalTask, RequestStatus } from '@esg/contract';

/** How far a question is. */
export type QuestionState = 'missing' | 'entered' | 'estimated' | 'blocked';

const states: Record<BoardCell, QuestionState> = { '-': 'missing', e: 'entered', s: 'estimated', b: 'blocked' };

/** As the board of whoever asks has it: months answer a question once none is missing. */
export const stateOf = ({ cell }: Pick<PortalQuestion, 'cell'>): QuestionState => states[cell];

/** Questions without an answer or a reason. */
export const missingIn = ({ questions }: Pick<PortalTask, 'questions'>): PortalQuestion[] =>
  questions.filter((question) => stateOf(question) === 'missing');

type Dated = { readonly dueOn: string | null; readonly status: RequestStatus; readonly name: string };

const rank: Record<RequestStatus, number> = { returned: 0, open: 0, submitted: 1, changed: 1, approved: 2 };

/** What is to be done first, by due date; then what waits for a decision, then what is approved. */
export const inOrder = <Request extends Dated>(requests: readonly Request[]): Request[] =>
  requests.toSorted(
    (one, other) =>
      rank[one.status] - rank[other.status] ||
      (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') ||
      one.name.localeCompare(other.name),
  );

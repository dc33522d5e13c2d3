import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findContribution } from './contributions.repository.ts';

/** The invitation. Throws `resource.not_found`. */
export const invitationIn = async (scoped: Scoped, id: string) => {
  const found = await findContribution(scoped, id);
  if (!found) throw new ProblemError('resource.not_found');
  return found;
};

/** An invitation to questions. Throws `contribution.not_open` for readers of the draft, who have none. */
export const questionsInvitationIn = async (scoped: Scoped, id: string) => {
  const found = await invitationIn(scoped, id);
  if (found.contribution.role === 'reader') throw new ProblemError('contribution.not_open');
  return found;
};

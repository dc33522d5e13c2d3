import type { CollaborationSubject } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Attachment, listAttached } from './attachments.repository.ts';

/** One of the files that are attached to a subject. Throws `resource.not_found`. */
export const findAttached = async (
  scoped: Scoped,
  { kind, id: subjectId }: Pick<CollaborationSubject, 'kind' | 'id'>,
  id: string,
): Promise<Attachment> => {
  const found = (await listAttached(scoped, kind, [subjectId])).find((attachment) => attachment.id === id);
  if (!found) throw new ProblemError('resource.not_found');
  return found;
};

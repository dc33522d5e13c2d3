import type { CollaborationSubject, CommentThread, ContributionComment, DraftThread } from '@esg/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { type Comment, countOpenThreads, findThread, listThreads, sayAbout, type Thread } from '../threads/index.ts';
import { contributions } from './contributions.tables.ts';

/** Conversations with people from outside: about questions, and about the draft or parts of it. */
export const guestSubjectKinds = ['question', 'draft', 'chapter'] as const;
/** Those whose parts begin with a disclosure. */
const disclosureKinds = ['question', 'draft'] as const;

/** A question, or a part of the draft; the other properties are empty. */
type Place = Pick<ContributionComment, 'disclosureCode' | 'fieldKey' | 'chapterCode'>;

const subjectOf = (id: string, { disclosureCode, fieldKey, chapterCode }: Place): CollaborationSubject => {
  if (fieldKey) return { kind: 'question', id, part: [disclosureCode, fieldKey] };
  if (chapterCode) return { kind: 'chapter', id, part: [chapterCode] };
  return { kind: 'draft', id, part: disclosureCode ? [disclosureCode] : [] };
};
const placeOf = ({ kind, part: [first = '', second = ''] }: Thread['subject']): Place =>
  kind === 'chapter'
    ? { disclosureCode: '', fieldKey: '', chapterCode: first }
    : { disclosureCode: first, fieldKey: second, chapterCode: '' };

type Guest = Pick<typeof contributions.$inferSelect, 'id' | 'name' | 'email'>;

const listGuests = ({ tx, tenantId, organisationId }: Scoped, reportId: string, narrowed?: SQL): Promise<Guest[]> =>
  tx
    .select({ id: contributions.id, name: contributions.name, email: contributions.email })
    .from(contributions)
    .where(
      and(
        eq(contributions.tenantId, tenantId),
        eq(contributions.organisationId, organisationId),
        eq(contributions.reportId, reportId),
        narrowed,
      ),
    );
const idsOf = (guests: readonly Guest[]) => guests.map(({ id }) => id);

const threadOf = ({ id, subject, resolved, comments }: Thread, guests: readonly Guest[]): DraftThread => {
  const { fieldKey, ...place } = placeOf(subject);
  const guest = guests.find((candidate) => candidate.id === subject.id);
  return {
    id,
    ...place,
    fieldKey: fieldKey || null,
    partTitle: comments[0]?.partTitle ?? '',
    resolved,
    external: { contributionId: subject.id, name: guest?.name || (guest?.email ?? '') },
    comments: comments.map(({ id: commentId, text, mentions, at, by }) => ({ id: commentId, text, mentions, at, by })),
  };
};

/** Conversations with people from outside about the disclosure. */
export const listGuestThreads = async (scoped: Scoped, reportId: string, code: string): Promise<CommentThread[]> => {
  const guests = await listGuests(scoped, reportId);
  const threads = await listThreads(scoped, { kinds: disclosureKinds, ids: idsOf(guests), part: [code] });
  return threads.map((thread) => threadOf(thread, guests));
};

/** Conversations with readers of the report's draft, about any part of it. */
export const listDraftThreads = async (scoped: Scoped, reportId: string): Promise<DraftThread[]> => {
  const guests = await listGuests(scoped, reportId, eq(contributions.role, 'reader'));
  const threads = await listThreads(scoped, { kinds: guestSubjectKinds, ids: idsOf(guests) });
  return threads.map((thread) => threadOf(thread, guests));
};

/** One of these conversations of the report. */
export const findGuestThread = async (
  scoped: Scoped,
  reportId: string,
  id: string,
): Promise<DraftThread | undefined> => {
  const guests = await listGuests(scoped, reportId);
  const thread = await findThread(scoped, { kinds: guestSubjectKinds, ids: idsOf(guests) }, id);
  return thread && threadOf(thread, guests);
};

/** How many of them are not resolved, by disclosure. */
export const countOpenGuestThreads = async (scoped: Scoped, reportId: string): Promise<Map<string, number>> =>
  countOpenThreads(scoped, { kinds: disclosureKinds, ids: idsOf(await listGuests(scoped, reportId)) });

/** The comments of one invitation, oldest first. */
export const listComments = async (scoped: Scoped, contributionId: string): Promise<ContributionComment[]> => {
  const threads = await listThreads(scoped, { kinds: guestSubjectKinds, ids: [contributionId] });
  return threads
    .flatMap(({ subject, comments }) => comments.map((comment) => ({ subject, comment })))
    .toSorted((a, b) => a.comment.position - b.comment.position)
    .map(({ subject, comment: { id, partTitle, text, at, by } }) => ({
      id,
      ...placeOf(subject),
      partTitle,
      text,
      at,
      by: by.name,
    }));
};

type NewRemark = Place & Pick<Comment, 'text' | 'partTitle'> & { readonly at: Date; readonly byName: string };

/** Adds a comment of the caller; a resolved conversation is reopened. */
export const insertComment = (
  scoped: Scoped,
  contributionId: string,
  { text, partTitle, at, byName, ...place }: NewRemark,
) =>
  sayAbout(scoped, subjectOf(contributionId, place), { text, partTitle, at, by: { id: scoped.userId, name: byName } });

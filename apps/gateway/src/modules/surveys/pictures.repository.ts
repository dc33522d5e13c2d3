import { and, count, eq, inArray, lt, ne } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { files } from '../files/index.ts';
import { surveyEditions, surveyPictures, surveys } from './surveys.tables.ts';

const ofSurvey = (scoped: Scoped, surveyId: string) =>
  and(ownRows(surveyPictures, scoped), eq(surveyPictures.surveyId, surveyId));

/** The pictures of a survey, whether its questions show them or not. */
export const listPictures = async (scoped: Scoped, surveyId: string): Promise<string[]> =>
  (await scoped.tx.select({ id: surveyPictures.fileId }).from(surveyPictures).where(ofSurvey(scoped, surveyId))).map(
    ({ id }) => id,
  );

/** How many pictures a survey has. */
export const countPictures = async (scoped: Scoped, surveyId: string): Promise<number> =>
  (await scoped.tx.select({ all: count() }).from(surveyPictures).where(ofSurvey(scoped, surveyId)))[0]?.all ?? 0;

/** Says that stored pictures belong to a survey. */
export const insertPictures = async (scoped: Scoped, surveyId: string, fileIds: readonly string[]) => {
  const { tx, tenantId, organisationId } = scoped;
  if (fileIds.length === 0) return;
  await tx.insert(surveyPictures).values(fileIds.map((fileId) => ({ tenantId, organisationId, surveyId, fileId })));
};

/** Pictures of a survey that were stored before this moment. */
export const listOlder = async (scoped: Scoped, surveyId: string, before: Date): Promise<string[]> =>
  (
    await scoped.tx
      .select({ id: surveyPictures.fileId })
      .from(surveyPictures)
      .innerJoin(files, eq(files.id, surveyPictures.fileId))
      .where(and(ofSurvey(scoped, surveyId), lt(files.createdAt, before)))
  ).map(({ id }) => id);

/** What respondents read of a survey so far. */
export const listEditions = async (scoped: Scoped, surveyId: string) =>
  (
    await scoped.tx
      .select({ content: surveyEditions.content })
      .from(surveyEditions)
      .where(and(ownRows(surveyEditions, scoped), eq(surveyEditions.surveyId, surveyId)))
  ).map(({ content }) => content);

/** Says that pictures belong to a survey no more. */
export const deletePictures = async (scoped: Scoped, surveyId: string, fileIds: readonly string[]) => {
  if (fileIds.length === 0) return;
  await scoped.tx
    .delete(surveyPictures)
    .where(and(ofSurvey(scoped, surveyId), inArray(surveyPictures.fileId, [...fileIds])));
};

/** Which of these pictures another survey shows as well, as its copy does. */
export const listShared = async (scoped: Scoped, surveyId: string, fileIds: readonly string[]): Promise<string[]> =>
  fileIds.length === 0
    ? []
    : (
        await scoped.tx
          .selectDistinct({ id: surveyPictures.fileId })
          .from(surveyPictures)
          .where(
            and(
              ownRows(surveyPictures, scoped),
              inArray(surveyPictures.fileId, [...fileIds]),
              ne(surveyPictures.surveyId, surveyId),
            ),
          )
      ).map(({ id }) => id);

/** A picture of a survey of this tenant, for people without an account. */
export const findShown = async (tx: Transaction, tenantId: string, surveyId: string, fileId: string) => {
  const [row] = await tx
    .select({ survey: surveys, file: files })
    .from(surveyPictures)
    .innerJoin(surveys, eq(surveys.id, surveyPictures.surveyId))
    .innerJoin(files, eq(files.id, surveyPictures.fileId))
    .where(
      and(
        eq(surveyPictures.tenantId, tenantId),
        eq(surveyPictures.surveyId, surveyId),
        eq(surveyPictures.fileId, fileId),
      ),
    );
  return row;
};

import { houseStyleLimits } from '@esg/contract';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scoped } from '../../platform/database/index.ts';
import { files } from '../files/index.ts';
import { publications } from '../publications/publications.tables.ts';
import { houseFonts, letterheads } from './house-styles.tables.ts';

type Owned = typeof houseFonts | typeof letterheads | typeof publications;
const own = (table: Owned, { tenantId, organisationId }: Scoped) =>
  and(eq(table.tenantId, tenantId), eq(table.organisationId, organisationId));
const inUse = (scoped: Scoped) => and(own(houseFonts, scoped), isNull(houseFonts.endedAt));

/** The font in use, with its files. */
export const findFont = async (scoped: Scoped) => {
  const regular = alias(files, 'regular_file');
  const bold = alias(files, 'bold_file');
  const [row] = await scoped.tx
    .select({ font: houseFonts, regular, bold })
    .from(houseFonts)
    .innerJoin(regular, eq(regular.id, houseFonts.regularFileId))
    .innerJoin(bold, eq(bold.id, houseFonts.boldFileId))
    .where(inUse(scoped));
  return row;
};

/** Fonts that were in use before, the newest first. */
export const listFormerFonts = (scoped: Scoped) =>
  scoped.tx
    .select()
    .from(houseFonts)
    .where(and(own(houseFonts, scoped), isNotNull(houseFonts.endedAt)))
    .orderBy(desc(houseFonts.endedAt))
    .limit(houseStyleLimits.formerFontsMax);

/** Ends the use of the font; returns it. */
export const endFont = async (scoped: Scoped, by: { id: string; name: string }, now: Date) => {
  const [row] = await scoped.tx
    .update(houseFonts)
    .set({ endedById: by.id, endedByName: by.name, endedAt: now })
    .where(inUse(scoped))
    .returning();
  return row;
};

export const insertFont = async (
  { tx, tenantId, organisationId }: Scoped,
  font: Omit<typeof houseFonts.$inferInsert, 'tenantId' | 'organisationId'>,
) => {
  await tx.insert(houseFonts).values({ ...font, tenantId, organisationId });
};

/** The letterhead with the name of its file. */
export const findLetterhead = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ letterhead: letterheads, name: files.originalName })
    .from(letterheads)
    .innerJoin(files, eq(files.id, letterheads.fileId))
    .where(own(letterheads, scoped));
  return row;
};

/** Replaces the letterhead. */
export const saveLetterhead = async (
  { tx, tenantId, organisationId }: Scoped,
  letterhead: Omit<typeof letterheads.$inferInsert, 'tenantId' | 'organisationId'>,
) => {
  await tx
    .insert(letterheads)
    .values({ ...letterhead, tenantId, organisationId })
    .onConflictDoUpdate({ target: letterheads.organisationId, set: letterhead });
};

/** Deletes the letterhead; returns it. */
export const deleteLetterhead = async (scoped: Scoped) => {
  const [row] = await scoped.tx.delete(letterheads).where(own(letterheads, scoped)).returning();
  return row;
};

/** Whether a publication of the caller's organisation uses this file. */
export const isPublishedWith = async (scoped: Scoped, fileId: string) => {
  // The brand is the same in every language.
  const brand = sql`${publications.models} #> '{en,brand}'`;
  const rows = await scoped.tx
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        own(publications, scoped),
        sql`${fileId} in (${brand} #>> '{font,regularFileId}', ${brand} #>> '{font,boldFileId}', ${brand} #>> '{letterhead,fileId}')`,
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** The font and letterhead of documents of the caller's organisation. */
export const findDrawnStyle = async (scoped: Scoped) => {
  const font = await findFont(scoped);
  const letterhead = await findLetterhead(scoped);
  return {
    ...(font && {
      font: {
        family: font.font.family,
        regularFileId: font.font.regularFileId,
        boldFileId: font.font.boldFileId,
        hasChinese: font.font.hasChinese,
        inWord: font.font.inWord,
      },
    }),
    ...(letterhead && {
      letterhead: {
        fileId: letterhead.letterhead.fileId,
        headMm: letterhead.letterhead.headMm,
        footMm: letterhead.letterhead.footMm,
      },
    }),
  };
};

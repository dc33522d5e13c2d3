import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { contentCategories, contentEntries } from './content.tables.ts';
import { plainBlocks } from './plain-blocks.ts';
import { starterCategory, starterEntries } from './starter-content.ts';
import { starterModuleEntries } from './starter-module-content.ts';

const starterTitles = starterEntries.map(({ title }) => title.en);

/** Titles that came with the product after tenants could be made, and before it was written down what each of them was given. */
const cameLater = new Set([
  'How answers are found',
  'Use a language model',
  ...starterModuleEntries.map(({ title }) => title.en),
]);

type Giving = { readonly tenantId: string; readonly categoryId: string | null; readonly titles: readonly string[] };

/** Stores these of the product's texts, published at `now`, and that the tenant has got all that there are. */
const give = async (tx: Transaction, { tenantId, categoryId, titles }: Giving, now: Date) => {
  const categoryOf = { article: categoryId, 'whats-new': null };
  const rows = starterEntries.flatMap(({ body, ...entry }, position) =>
    titles.includes(entry.title.en)
      ? [
          {
            ...entry,
            position,
            body: { en: plainBlocks(body.en), zhTw: plainBlocks(body.zhTw) },
            tenantId,
            categoryId: categoryOf[entry.kind],
            publishedAt: now,
            updatedAt: now,
          },
        ]
      : [],
  );
  if (rows.length > 0) await tx.insert(contentEntries).values(rows);
  await tx.update(tenants).set({ starterTitles }).where(eq(tenants.id, tenantId));
};

/** Gives a new tenant its first articles and news, published at `now`. */
export const insertStarterContent = async (tx: Transaction, tenantId: string, now: Date) => {
  const [category] = await tx
    .insert(contentCategories)
    .values({ tenantId, title: starterCategory, position: 0 })
    .returning({ id: contentCategories.id });
  await give(tx, { tenantId, categoryId: category?.id ?? null, titles: starterTitles }, now);
};

/** Titles that the tenant was given or, where nobody wrote that down, has or was given at first: it may have deleted those. */
const givenTitles = async (tx: Transaction, tenantId: string, noted: readonly string[] | null) => {
  if (noted) return noted;
  const rows = await tx
    .select({ title: contentEntries.title })
    .from(contentEntries)
    .where(eq(contentEntries.tenantId, tenantId));
  return [...rows.map(({ title }) => title.en), ...starterTitles.filter((title) => !cameLater.has(title))];
};

/**
 * Gives tenants the articles and news that came with the product since they were made, under the heading of the first ones where they still
 * have it. What they were given before is never given again: they may have changed or deleted it. Call it at the start, in one process.
 */
export const addNewStarterContent = async (tx: Transaction, now: Date) => {
  const behind = await tx
    .select({ id: tenants.id, noted: tenants.starterTitles })
    .from(tenants)
    .where(
      or(isNull(tenants.starterTitles), sql`not ${tenants.starterTitles} @> ${JSON.stringify(starterTitles)}::jsonb`),
    );
  for (const { id: tenantId, noted } of behind) {
    const given = await givenTitles(tx, tenantId, noted);
    const [category] = await tx
      .select({ id: contentCategories.id })
      .from(contentCategories)
      .where(
        and(eq(contentCategories.tenantId, tenantId), sql`${contentCategories.title} ->> 'en' = ${starterCategory.en}`),
      )
      .orderBy(asc(contentCategories.position))
      .limit(1);
    const titles = starterTitles.filter((title) => !given.includes(title));
    await give(tx, { tenantId, categoryId: category?.id ?? null, titles }, now);
  }
};

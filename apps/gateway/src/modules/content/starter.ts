import type { Transaction } from '../../platform/database/index.ts';
import { contentCategories, contentEntries } from './content.tables.ts';
import { plainBlocks } from './plain-blocks.ts';
import { starterCategory, starterEntries } from './starter-content.ts';

/** Gives a new tenant its first articles and news, published at `now`. */
export const insertStarterContent = async (tx: Transaction, tenantId: string, now: Date) => {
  const [category] = await tx
    .insert(contentCategories)
    .values({ tenantId, title: starterCategory, position: 0 })
    .returning({ id: contentCategories.id });
  const categoryOf = { article: category?.id ?? null, 'whats-new': null };
  await tx.insert(contentEntries).values(
    starterEntries.map(({ body, ...entry }, position) => ({
      ...entry,
      position,
      body: { en: plainBlocks(body.en), zhTw: plainBlocks(body.zhTw) },
      tenantId,
      categoryId: categoryOf[entry.kind],
      publishedAt: now,
      updatedAt: now,
    })),
  );
};

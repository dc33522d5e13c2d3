import type { DocumentTagCategory, NewDocumentTagCategory } from '@esg/contract';
import { idsOver, typedOver } from './merge-changes.ts';

type Tag = DocumentTagCategory['tags'][number];

/** A category of tags as somebody edits it. */
export type TypedCategory = {
  readonly name: string;
  readonly isVisible: boolean;
  /** Tags that there are, which keep their documents under another name. */
  readonly tags: readonly Tag[];
  /** Names of new tags. */
  readonly added: readonly string[];
  /** What was read when editing began, or when saving was refused; null for a new category. */
  readonly read: DocumentTagCategory | null;
};

/** A category as it is opened. */
export const typedOf = (category: DocumentTagCategory | undefined): TypedCategory => ({
  name: category?.name ?? '',
  isVisible: category?.isVisible ?? true,
  tags: category?.tags ?? [],
  added: [],
  read: category ?? null,
});

const lower = (name: string) => name.trim().toLowerCase();

/** The same typing over what another person has stored meanwhile: nobody’s new tag and nobody’s change is lost by saving again. */
export const overStored = (typed: TypedCategory, stored: DocumentTagCategory): TypedCategory => {
  const { read } = typed;
  if (!read) return typed;
  const idsOf = (tags: readonly Tag[]) => tags.map(({ id }) => id);
  const kept = idsOver(idsOf(typed.tags), idsOf(read.tags), idsOf(stored.tags));
  const nameIn = (tags: readonly Tag[], id: string) => tags.find((tag) => tag.id === id)?.name;
  const tags = kept.flatMap((id) => {
    const now = nameIn(stored.tags, id);
    if (now === undefined) return [];
    const before = nameIn(read.tags, id) ?? now;
    return [{ id, name: typedOver(nameIn(typed.tags, id) ?? before, before, now) }];
  });
  const taken = tags.map(({ name }) => lower(name));
  return {
    name: typedOver(typed.name, read.name, stored.name),
    isVisible: typedOver(typed.isVisible, read.isVisible, stored.isVisible),
    tags,
    added: typed.added.filter((name) => !taken.includes(lower(name))),
    read: stored,
  };
};

/** What is sent of it. */
export const sentOf = ({ name, isVisible, tags, added }: TypedCategory): NewDocumentTagCategory => ({
  name,
  isVisible,
  tags: [...tags, ...added.map((tag) => ({ name: tag }))],
});

import {
  type Document,
  type DocumentKind,
  type DocumentTagCategory,
  dayAfter,
  documentExpirySoonDays,
  documentKinds,
  textSearch,
} from '@esg/contract';

const kinds: readonly DocumentKind[] = Object.values(documentKinds);

/** Undefined for a type that the document center does not accept any more. */
export const kindOf = (mediaType: string): DocumentKind | undefined =>
  documentKinds[mediaType as keyof typeof documentKinds];

const states = ['expired', 'soon', 'no-owner', 'no-tags'] as const;
const orders = ['newest', 'largest', 'expiry'] as const;

/** Parameters of the list's address: all optional, unknown values are left out. */
export type DocumentsSearch = {
  /** Words of a name, a tag or an owner. */
  readonly q?: string | undefined;
  readonly kind?: DocumentKind | undefined;
  /** Id of a tag. */
  readonly tag?: string | undefined;
  /** Id of an owner. */
  readonly owner?: string | undefined;
  readonly state?: (typeof states)[number] | undefined;
  /** Order of the cards; by name where there is none. */
  readonly order?: (typeof orders)[number] | undefined;
  /** How they are drawn where there is room for both; a list where there is none. */
  readonly view?: 'cards' | undefined;
};

const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;

/** Reads an address that anybody may have typed; a name of digits is read as a number by the router. */
export const readDocumentsSearch = (search: Record<string, unknown>): DocumentsSearch => ({
  q: textIn(search.q),
  kind: kinds.find((one) => one === search.kind),
  tag: textIn(search.tag),
  owner: textIn(search.owner),
  state: states.find((one) => one === search.state),
  order: orders.find((one) => one === search.order),
  view: search.view === 'cards' ? 'cards' : undefined,
});

/** A document with the names of its tags: those that are shown, and all for searching. */
export type DocumentRow = {
  readonly document: Document;
  readonly shownTags: readonly string[];
  readonly searched: string;
  readonly expiry: 'none' | 'later' | 'soon' | 'expired';
};

const expiryOf = (expiresOn: string | null, today: string): DocumentRow['expiry'] => {
  if (expiresOn === null) return 'none';
  if (expiresOn < today) return 'expired';
  return expiresOn <= dayAfter(today, documentExpirySoonDays) ? 'soon' : 'later';
};

/** Those of these tags that no one has deleted. */
export const liveTags = (categories: readonly DocumentTagCategory[], tagIds: readonly string[]): string[] => {
  const live = new Set(categories.flatMap(({ tags }) => tags.map(({ id }) => id)));
  return tagIds.filter((id) => live.has(id));
};

/** Names of these tags, in the order of the categories. */
export const tagNames = (categories: readonly DocumentTagCategory[], tagIds: readonly string[]): string[] =>
  categories.flatMap(({ tags }) => tags.filter(({ id }) => tagIds.includes(id)).map(({ name }) => name));

/** Documents as they are listed on this day. */
export const documentRows = (
  documents: readonly Document[],
  categories: readonly DocumentTagCategory[],
  today: string,
): DocumentRow[] => {
  const tags = categories.flatMap(({ isVisible, tags: of }) => of.map(({ id, name }) => ({ id, name, isVisible })));
  return documents.map((document) => {
    const own = tags.filter(({ id }) => document.tagIds.includes(id));
    return {
      document,
      shownTags: own.filter(({ isVisible }) => isVisible).map(({ name }) => name),
      searched: [document.name, document.owner?.name ?? '', ...own.map(({ name }) => name)].join(' '),
      expiry: expiryOf(document.expiresOn, today),
    };
  });
};

const isIn = ({ document, expiry }: DocumentRow, state: DocumentsSearch['state']) => {
  if (state === 'no-owner') return document.owner === null;
  if (state === 'no-tags') return document.tagIds.length === 0;
  return state === undefined || expiry === state;
};

const byName = (one: DocumentRow, other: DocumentRow) =>
  one.document.name.localeCompare(other.document.name, undefined, { numeric: true });

/** After everything that expires. */
const never = '9999-12-31';

const inOrder: Record<NonNullable<DocumentsSearch['order']>, typeof byName> = {
  newest: (one, other) => other.document.uploadedAt.localeCompare(one.document.uploadedAt),
  largest: (one, other) => other.document.bytes - one.document.bytes,
  expiry: (one, other) => (one.document.expiresOn ?? never).localeCompare(other.document.expiresOn ?? never),
};

/** Whether more than words narrow the list. */
export const isFiltered = ({ kind, tag, owner, state }: DocumentsSearch): boolean =>
  [kind, tag, owner, state].some((each) => each !== undefined);

/** The documents that match every word and filter of the search, in its order. */
export const findDocuments = (rows: readonly DocumentRow[], search: DocumentsSearch): readonly DocumentRow[] => {
  const { q = '', kind, tag, owner, state, order } = search;
  const isFound = textSearch(q);
  const found = rows.filter(
    (row) =>
      isFound(row.searched) &&
      (kind === undefined || kindOf(row.document.mediaType) === kind) &&
      (tag === undefined || row.document.tagIds.includes(tag)) &&
      (owner === undefined || row.document.owner?.id === owner) &&
      isIn(row, state),
  );
  const named = found.toSorted(byName);
  return order === undefined ? named : named.toSorted(inOrder[order]);
};

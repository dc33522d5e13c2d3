import {
  chosenDocuments,
  type DocumentHit,
  type DocumentPageHit,
  type DocumentSearch,
  type DocumentSearchQuery,
  documentSearchLimits,
  type PageSource,
  textSearch,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { findPageTexts, updateSegment } from '../document-reading/index.ts';
import { listNewestVersions, listTagged, type NewestVersion } from '../documents/index.ts';
import { type Hit, type Query, queryOf, rank, snippetOf } from '../retrieval/index.ts';
import { openSegments, type Renewed } from './open-segments.ts';

type Deps = Pick<GatewayDeps, 'database'>;

const { documentsMax, pagesPerDocumentMax } = documentSearchLimits;
/** Of the best pages these many are looked at, because a long document may have most of the first. */
const hitsMost = 100;

/** A page that was found. */
type Place = { readonly version: NewestVersion; readonly number: number };
const placeKey = (documentVersionId: string, number: number) => `${documentVersionId} ${number}`;

const findTexts = async (scoped: Scoped, places: readonly Place[]) => {
  if (places.length === 0) return new Map<string, Awaited<ReturnType<typeof findPageTexts>>[number]>();
  const pages = await findPageTexts(
    scoped,
    places.map(({ version, number }) => ({ documentVersionId: version.documentVersionId, number })),
  );
  return new Map(pages.map((page) => [placeKey(page.documentVersionId, page.number), page]));
};

/** The best pages of each document, in the order of the documents' best pages. */
const byDocument = (hits: readonly Hit[], versions: readonly NewestVersion[]): Place[][] => {
  const groups = new Map<string, Place[]>();
  for (const { document, page } of hits) {
    const version = versions[document];
    if (!version) continue;
    const places = groups.get(version.documentId) ?? [];
    groups.set(version.documentId, places);
    if (places.length < pagesPerDocumentMax) places.push({ version, number: page + 1 });
  }
  return [...groups.values()];
};

const filtersOf = (query: DocumentSearchQuery) => ({
  documentIds: chosenDocuments(query),
  kind: query.kind,
  tagId: query.tag,
  ownerId: query.owner,
});

const pageHits = async (
  scoped: Scoped,
  places: readonly Place[],
  query: Query,
): Promise<ReadonlyMap<string, DocumentPageHit[]>> => {
  const texts = await findTexts(scoped, places);
  const hits = new Map<string, DocumentPageHit[]>();
  for (const { version, number } of places) {
    const page = texts.get(placeKey(version.documentVersionId, number));
    if (!page) continue;
    const { text: snippet, highlights: marks } = snippetOf(page.text, query);
    const { label, kind, source } = page;
    const hit = { number, label, kind, source, snippet, marks };
    hits.set(version.documentId, [...(hits.get(version.documentId) ?? []), hit]);
  }
  return hits;
};

const foundIn = async (scoped: Scoped, query: DocumentSearchQuery) => {
  const isFound = textSearch(query.text);
  const [versions, tagged] = await Promise.all([
    listNewestVersions(scoped, filtersOf(query)),
    listTagged(scoped, isFound),
  ]);
  const { searched, renewed } = await openSegments(scoped, versions);
  const asked = queryOf(query.text, { asYouType: true });
  const segments = searched.map(({ segment }) => segment);
  const groups = byDocument(
    rank(segments, asked, hitsMost),
    searched.map(({ version }) => version),
  );
  const said = groups.map(([first]) => first?.version).filter((version) => version !== undefined);
  const isNamed = ({ name }: NewestVersion) => isFound(name);
  const others = versions.filter(
    (version) => !said.includes(version) && (isNamed(version) || tagged.has(version.documentId)),
  );
  const all = [...said, ...others];
  const shown = all.slice(0, documentsMax);
  const pages = await pageHits(scoped, groups.slice(0, documentsMax).flat(), asked);
  const documents = shown.map(
    (version): DocumentHit => ({
      documentId: version.documentId,
      name: version.name,
      mediaType: version.mediaType,
      fileNumber: version.number,
      isNamed: isNamed(version),
      tags: tagged.get(version.documentId) ?? [],
      pages: pages.get(version.documentId) ?? [],
    }),
  );
  const hasMore = all.length > shown.length;
  const answer: DocumentSearch = {
    documents,
    hasMore,
    searched: versions.length,
    unread: versions.length - searched.length,
  };
  return { answer, renewed };
};

const storeRenewed = ({ database }: Deps, scope: Scope, renewed: readonly Renewed[]) =>
  database.withScope(scope, async (scoped) => {
    for (const { documentVersionId, format, data } of renewed)
      await updateSegment(scoped, documentVersionId, { format, data });
  });

/** Documents that this person may see now and that say what is looked for, in their texts, names or tags. */
export const searchDocuments = async (
  deps: Deps,
  scope: Scope,
  query: DocumentSearchQuery,
): Promise<DocumentSearch> => {
  const { answer, renewed } = await deps.database.readScope(scope, (scoped) => foundIn(scoped, query));
  if (renewed.length > 0) await storeRenewed(deps, scope, renewed);
  return answer;
};

/** A page that answers a question. */
export type RankedPage = {
  readonly documentId: string;
  readonly documentName: string;
  readonly fileNumber: number;
  readonly documentVersionId: string;
  readonly page: number;
  readonly pageLabel: string | null;
  /** Where its text is from: a machine may have recognised it. */
  readonly source: PageSource;
  readonly text: string;
};

/** What pages are looked for. */
export type PageQuestion = {
  readonly text: string;
  /** Of these documents; of all where there are none. */
  readonly documentIds: readonly string[];
  /** Files that are left out. */
  readonly without?: Pick<ReadonlyMap<string, unknown>, 'has'>;
  /** Metrics of the library that are asked for, as by a disclosure: pages that call them by name come first. */
  readonly metricKeys?: readonly string[];
};

/**
 * The pages that answer a question best, with their texts, for use inside a transaction. The order is that of `searchDocuments`.
 */
export const rankPages = async (
  scoped: Scoped,
  { text, documentIds, without, metricKeys }: PageQuestion,
  most: number,
): Promise<RankedPage[]> => {
  const versions = await listNewestVersions(scoped, { documentIds });
  const asked = without ? versions.filter(({ documentVersionId }) => !without.has(documentVersionId)) : versions;
  const { searched } = await openSegments(scoped, asked);
  const hits = rank(
    searched.map(({ segment }) => segment),
    queryOf(text, { metricKeys }),
    most,
  );
  const places = hits.flatMap(({ document, page }): Place[] => {
    const version = searched[document]?.version;
    return version ? [{ version, number: page + 1 }] : [];
  });
  const texts = await findTexts(scoped, places);
  return places.flatMap(({ version, number }): RankedPage[] => {
    const page = texts.get(placeKey(version.documentVersionId, number));
    if (!page) return [];
    return [
      {
        documentId: version.documentId,
        documentName: version.name,
        fileNumber: version.number,
        documentVersionId: version.documentVersionId,
        page: number,
        pageLabel: page.label,
        source: page.source,
        text: page.text,
      },
    ];
  });
};

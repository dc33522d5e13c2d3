import type { Scoped } from '../../platform/database/index.ts';
import { listPages, listSegments } from '../document-reading/index.ts';
import type { NewestVersion } from '../documents/index.ts';
import { bytesOf, type Segment, segmentFormat, segmentFrom, segmentOf } from '../retrieval/index.ts';
import { createSegmentCache } from './segment-cache.ts';

/** 10,000 pages take some 75 MB when they are opened. */
const bytesMax = 192 * 1_048_576;
/** Segments that are read and opened at once: other requests are answered in between. */
const openedAtOnce = 20;

/**
 * One for the process. It can widen nobody's rights: what is looked up in it is what the database has just shown to this person, by the
 * organisation, the file and the moment when it was read.
 */
const cache = createSegmentCache(bytesMax);

/** A version that has an index. */
type Head = NewestVersion & { readonly pages: number };
/** A segment that was written in an older format, made anew from the texts of its pages. */
export type Renewed = { readonly documentVersionId: string; readonly format: number; readonly data: Uint8Array };

const momentOf = ({ readAt }: NewestVersion) => readAt?.getTime() ?? 0;

const remade = async (scoped: Scoped, { documentVersionId, pages }: Head): Promise<Segment> =>
  segmentOf((await listPages(scoped, documentVersionId, { from: 1, most: pages })).map(({ text }) => text));

const openSome = async (scoped: Scoped, heads: readonly Head[]): Promise<Renewed[]> => {
  const renewed: Renewed[] = [];
  const stored = await listSegments(
    scoped,
    heads.map(({ documentVersionId }) => documentVersionId),
  );
  const byId = new Map(stored.map((each) => [each.documentVersionId, each]));
  for (const head of heads) {
    const own = byId.get(head.documentVersionId);
    if (!own) continue;
    const isOld = own.format !== segmentFormat;
    const segment = isOld ? await remade(scoped, head) : segmentFrom(own.data);
    const { documentVersionId } = head;
    cache.keep({ organisationId: scoped.organisationId, documentVersionId, readAt: momentOf(head) }, segment);
    if (isOld)
      renewed.push({ documentVersionId: head.documentVersionId, format: segmentFormat, data: bytesOf(segment) });
  }
  return renewed;
};

type Searched = { readonly version: NewestVersion; readonly segment: Segment };

/** Documents that can be searched, each with its segment, and those segments that should be stored anew. */
export const openSegments = async (scoped: Scoped, versions: readonly NewestVersion[]) => {
  const { organisationId } = scoped;
  const find = (version: NewestVersion) =>
    version.pages === null ? undefined : cache.find(organisationId, version.documentVersionId, momentOf(version));
  // An object for each of hundreds of documents only where one was not open.
  const opened = versions.map(find);
  const renewed: Renewed[] = [];
  const missing = versions.flatMap((version, place): { head: Head; place: number }[] =>
    version.pages !== null && !opened[place] ? [{ head: version as Head, place }] : [],
  );
  for (let at = 0; at < missing.length; at += openedAtOnce) {
    const some = missing.slice(at, at + openedAtOnce);
    renewed.push(
      ...(await openSome(
        scoped,
        some.map(({ head }) => head),
      )),
    );
    // At once: what is opened later may push these out.
    for (const { head, place } of some) opened[place] = find(head);
  }
  const searched: Searched[] = [];
  for (const [place, version] of versions.entries()) {
    const segment = opened[place];
    if (segment) searched.push({ version, segment });
  }
  return { searched, renewed };
};

import { type Document, type DocumentPages, type DocumentPagesQuery, readingLimits } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { awaitAgain, listPages, listReadings } from '../document-reading/index.ts';
import * as rows from './documents.repository.ts';
import { announce, type Deps, documentIn } from './documents.service.ts';

const linesOf = (text: string, boxes: readonly number[]) =>
  text.split('\n').map((line, index) => {
    const [left = 0, bottom = 0, width = 0, height = 0] = boxes.slice(index * 4, index * 4 + 4);
    return { text: line, left, bottom, width, height };
  });

/** Pages of its newest file, or of the one with this number, as they were read. Throws `resource.not_found`. */
export const readPages = (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  id: string,
  { number, from = 1 }: DocumentPagesQuery,
): Promise<DocumentPages> =>
  database.withScope(scope, async (scoped) => {
    const document = await documentIn(scoped, id);
    const versions = await rows.listVersions(scoped, id);
    const version = versions.find((each) => each.number === (number ?? document.fileNumber));
    const reading = version && (await listReadings(scoped, [version.id])).get(version.id);
    if (!reading) throw new ProblemError('resource.not_found');
    const most = readingLimits.pagesPerAnswerMax;
    // While a file is read again, what was read of it before stands.
    const pages = await listPages(scoped, version.id, { from, most });
    return {
      number: version.number,
      reading,
      pages: pages.map(({ number: place, label, kind, source, blocks, text, boxes }) => ({
        number: place,
        label,
        kind,
        source,
        blocks,
        ...(source === 'recognised' && boxes && { lines: linesOf(text, boxes) }),
      })),
    };
  });

/** Has the newest file of a document read again where that failed; else nothing changes. Throws `resource.not_found`. */
export const readAgain = async (deps: Deps, scope: Scope, id: string): Promise<Document> => {
  const { document, isAwaited } = await deps.database.withScope(scope, async (scoped) => {
    const { fileNumber } = await documentIn(scoped, id);
    const versions = await rows.listVersions(scoped, id);
    const newest = versions.find((each) => each.number === fileNumber);
    const awaited = newest !== undefined && (await awaitAgain(scoped, newest.id));
    return { document: await documentIn(scoped, id), isAwaited: awaited };
  });
  if (isAwaited) {
    announce(deps, scope, [id], 'to be read again');
    await deps.readSoon();
  }
  return document;
};

import { type CitedSentence, documentChatLimits } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { rankPages } from '../document-search/index.ts';
import { askedOf, evidenceFor } from '../retrieval/index.ts';
import type { Answerer } from './answerer.ts';

/** Pages that are looked at: what answers stands on the first few, or nowhere. */
const pagesMost = 20;

/** Lets others work between two pages, and a person stop. */
const breathe = () => new Promise((resolve) => setImmediate(resolve));

type Page = Awaited<ReturnType<typeof rankPages>>[number];

const sentenceFrom = (page: Page, lines: readonly string[], quote: string): CitedSentence => ({
  text: lines.join('\n'),
  citation: {
    documentId: page.documentId,
    documentName: page.documentName,
    fileNumber: page.fileNumber,
    page: page.page,
    pageLabel: page.pageLabel === String(page.page) ? null : page.pageLabel,
    quote,
  },
});

/**
 * Answers with passages, word for word, that state what is asked: of a table the row, below the lines that name its columns. It writes
 * nothing itself, so it needs no model, and says nothing where no passage states it.
 */
export const quoting = ({ database }: Pick<GatewayDeps, 'database'>): Answerer =>
  async function* (scope, { text, documentIds }, signal) {
    const asked = askedOf(text);
    // Of several years each has a passage of its own.
    const each = asked.years.length > 1 ? asked.years.map((year) => ({ ...asked, years: [year] })) : [asked];
    const pages = await database.withScope(scope, (scoped) => rankPages(scoped, { text, documentIds }, pagesMost));
    const told = new Set<string>();
    for (const page of pages) {
      await breathe();
      for (const one of each) {
        if (signal.aborted || told.size === documentChatLimits.passagesMax) return;
        const evidence = evidenceFor(one, [page.text]);
        if (!evidence.isStated) continue;
        const { quote, heads } = evidence;
        const lines = [...heads.map((head) => head.text).toReversed(), quote.text];
        // The same row under other heads says something else.
        if (told.has(lines.join('\n'))) continue;
        told.add(lines.join('\n'));
        yield sentenceFrom(page, lines, quote.text);
      }
    }
  };

import type { Document, DocumentDetail, Report, Suggestion, SuggestionRun } from '@esg/contract';
import { expect, vi } from 'vitest';
import { body, type Harness, type PersonName } from '../../testing/harness.ts';
import { storeTexts } from '../document-reading/testing.ts';
import { callerOf } from '../reports/testing.ts';

let uploads = 0;

/** Uploads a document with these pages, as if they had been read of its file. */
const uploadingOf = (h: Harness, name: PersonName) => {
  const { get, ok } = callerOf(h, name);
  return async (fileName: string, texts: readonly string[], query = ''): Promise<Document> => {
    uploads += 1;
    const form = new FormData();
    form.set('file', new File([`%PDF-1.7\n1 0 obj\n<</No ${uploads}>>\nendobj\ntrailer\n<<>>\n%%EOF`], fileName));
    const document = await ok<Document>(h.as(name).request(`/documents${query}`, { method: 'POST', body: form }));
    // The reading job would read the file itself, once it is woken.
    await h.deps.jobs.start();
    await vi.waitFor(
      async () => {
        const { document: now } = await ok<DocumentDetail>(get(`/documents/${document.id}`));
        expect(['read', 'failed']).toContain(now.reading.state);
      },
      { timeout: 30_000, interval: 50 },
    );
    await storeTexts(h, h.as(name).scope, document.id, texts);
    return document;
  };
};

/** Calls of one person about suggestions. */
export const suggestingOf = (h: Harness, name: PersonName = 'verdant.admin') => {
  const { send, get, ok } = callerOf(h, name);
  const runsOf = (reportId: string) => ok<SuggestionRun[]>(get(`/reports/${reportId}/suggestion-runs`));
  const untilOver = (reportId: string) =>
    vi.waitFor(
      async () => {
        const [run] = await runsOf(reportId);
        expect(['completed', 'partial', 'failed', 'cancelled']).toContain(run?.status);
        return run as SuggestionRun;
      },
      { timeout: 100_000, interval: 200 },
    );
  const start = (reportId: string, draft: object = {}, headers: Record<string, string> = {}) => {
    const request = body('POST', { setting: { documentIds: [] }, ...draft });
    return h.as(name).request(`/reports/${reportId}/suggestion-runs`, {
      ...request,
      headers: { ...(request.headers as Record<string, string>), ...headers },
    });
  };
  return {
    send,
    get,
    ok,
    runsOf,
    untilOver,
    start,
    /** A report of these disclosures. */
    report: async (disclosureCodes: readonly string[], period = { start: '2024-01-01', end: '2024-12-31' }) => {
      const made = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report' }));
      return ok<Report>(send('PATCH', `/reports/${made.id}`, { version: made.version, disclosureCodes, period }));
    },
    upload: uploadingOf(h, name),
    /** Says whose report a document is: another company's, or with an empty name the organisation's own. */
    sayWhose: async (documentId: string, company: string) => {
      const { document } = await ok<DocumentDetail>(get(`/documents/${documentId}`));
      const { name: documentName, owner, expiresOn, tagIds, version } = document;
      const change = { name: documentName, ownerId: owner?.id ?? null, expiresOn, tagIds, company, version };
      await ok(send('PUT', `/documents/${documentId}`, change));
    },
    /** Starts a run and waits until it is over. */
    run: async (reportId: string, draft: object = {}) => {
      await ok(start(reportId, draft));
      return untilOver(reportId);
    },
    suggestions: (reportId: string, query = '') => ok<Suggestion[]>(get(`/reports/${reportId}/suggestions${query}`)),
    accept: (reportId: string, suggestionId: string, accept: object = { replaces: 0 }) =>
      send('POST', `/reports/${reportId}/suggestions/${suggestionId}/accept`, accept),
    change: (reportId: string, suggestionId: string, state: string) =>
      send('PUT', `/reports/${reportId}/suggestions/${suggestionId}`, { state }),
  };
};

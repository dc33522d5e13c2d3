import { createHash } from 'node:crypto';
import type { Language } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createSharedWork } from '../../platform/shared-work.ts';
import { createTurns } from '../../platform/turns.ts';
import { findDrawnStyle } from '../house-styles/index.ts';
import { sampleReport } from '../report-model/index.ts';
import { canonicalJson, findSubject } from '../reports/index.ts';
import { modelsFor, readAssets } from './assets.ts';
import { type RenderRequest, renderReport } from './render/index.ts';

/** Drawings for previews at once in this process: each uses a thread for about a second. */
const inTurn = createTurns(2);

/** Covers do not wait behind whole reports: each takes a thread for a moment. */
const coversInTurn = createTurns(2);

/** Draws something for a preview, once a thread is free. */
export const drawInTurn = (request: RenderRequest): Promise<Uint8Array> =>
  (request.only === 'cover' ? coversInTurn : inTurn)(() => renderReport(request));

/** Time to leave one step of the report, load the next and read a large report anew, in milliseconds. */
const betweenStepsMs = 5000;
const shareDrawing = createSharedWork<Uint8Array>(betweenStepsMs);

type PagesRequest = {
  reportId: string;
  language: Language;
  beside: Language | null;
  /** The first page alone, which is drawn long before the others of a long report. */
  only?: 'cover' | undefined;
  /** Hash of the pages that the caller has. */
  known: string | undefined;
  /** For a reader outside of the organisation, who does not see the people who work on it. */
  isForOutside?: boolean;
};

/**
 * The pages of the report's present PDF, drawn by the same code; without bytes where the caller has them already. They are drawn once for
 * all who wait for the same, and no further when all have disconnected.
 */
export const readPages = async (
  deps: GatewayDeps,
  scope: Scope,
  { known, ...request }: PagesRequest,
  signal: AbortSignal,
): Promise<{ etag: string; bytes?: Uint8Array }> => {
  const { model, other, sha256 } = await modelsFor(deps, scope, request);
  const { only } = request;
  const etag = only ? `"${sha256}-${only}"` : `"${sha256}"`;
  if (known === etag || known === `W/${etag}`) return { etag };
  const assets = await readAssets(deps, scope, model);
  const bytes = await shareDrawing({
    key: `${scope.tenantId} ${scope.organisationId} ${canonicalJson(request)}`,
    version: sha256,
    start: (given) => drawInTurn({ format: 'pdf', model, beside: other, assets, only, signal: given }),
    signal,
  });
  return { etag, bytes };
};

/** Cached samples: one for each recently requested look and language. */
const samplesMax = 16;
const samples = new Map<string, Promise<Uint8Array>>();

/** The sample by its hash, drawn once for all callers. A failed one is drawn again. */
const drawnOnce = (etag: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const known = samples.get(etag);
  if (known) return known;
  const drawn = draw();
  samples.set(etag, drawn);
  drawn.catch(() => samples.delete(etag));
  const [oldest] = samples.keys();
  if (samples.size > samplesMax && oldest !== undefined) samples.delete(oldest);
  return drawn;
};

/**
 * A sample report as PDF, in the look of the caller's tenant and the house style of its organisation; no bytes where the caller has them.
 * It stores nothing.
 */
export const drawSample = async (
  deps: GatewayDeps,
  scope: Scope,
  { language, known }: { language: Language; known: string | undefined },
): Promise<{ etag: string; bytes?: Uint8Array }> => {
  const [subject, houseStyle] = await deps.database.withScope(
    scope,
    async (scoped) => [await findSubject(scoped), await findDrawnStyle(scoped)] as const,
  );
  if (!subject) throw new Error(`The organisation ${scope.organisationId} of somebody signed in does not exist`);
  const model = sampleReport(subject, language, houseStyle);
  const etag = `"${createHash('sha256').update(canonicalJson(model)).digest('hex')}"`;
  if (known === etag || known === `W/${etag}`) return { etag };
  const assets = await readAssets(deps, scope, model);
  // Others may wait for the same, so a caller that disconnects does not stop it.
  const { signal } = new AbortController();
  return { etag, bytes: await drawnOnce(etag, () => drawInTurn({ format: 'pdf', model, assets, signal })) };
};

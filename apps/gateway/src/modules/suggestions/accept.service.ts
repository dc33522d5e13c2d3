import {
  type Answer,
  type AnswerValue,
  canonicalAnswer,
  type DataPoint,
  type Period,
  type SuggestionAccept,
  type SuggestionAccepted,
  sameJson,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { announceAnswer, recordWholly } from '../answers/index.ts';
import { addEvidence } from '../data-points/index.ts';
import { findPageTexts } from '../document-reading/index.ts';
import { listFilesOf } from '../documents/index.ts';
import { readFile } from '../files/index.ts';
import { saveToHubIn } from '../hub-saves/index.ts';
import { requireOpen } from '../module-gate/index.ts';
import { proveWithFile } from '../report-documents/index.ts';
import { appendAudit, listAnswers, lockEditableReport, periodOf, type ReportChangeContext } from '../reports/index.ts';
import * as rows from './suggestions.repository.ts';
import {
  announce,
  figureOf,
  isFilled,
  isOfPeriod,
  lockedSuggestion,
  sourceOf,
  standingDocuments,
} from './suggestions.service.ts';

type Row = Awaited<ReturnType<typeof lockedSuggestion>>;

/** Refuses what is decided, what is of other days than the report, and what the document as it is now does not say. Returns its name. */
const requireOpenSuggestion = async (scoped: Scoped, row: Row, period: Period | null): Promise<string> => {
  const version = (await standingDocuments(scoped)).get(row.documentId);
  const suggestion = rows.suggestionFrom(row, version?.name);
  if (row.state !== 'open') throw new ProblemError('suggestion.decided', { extra: { suggestion } });
  if (!isOfPeriod(row, period)) throw new ProblemError('suggestion.other_period');
  if (version?.documentVersionId !== row.documentVersionId) throw new ProblemError('suggestion.source_gone');
  const place = { documentVersionId: row.documentVersionId, number: row.page };
  const [page] = await findPageTexts(scoped, [place]);
  if (!page?.text.includes(row.quote)) throw new ProblemError('suggestion.source_gone');
  return version.name;
};

const isPart = ({ breakdown }: { readonly breakdown?: string | undefined }) => breakdown !== undefined;

/** A suggested total takes the place of the total; parts of it that were answered stay, unless the person gave others. */
const withParts = (value: AnswerValue, current: AnswerValue | null): AnswerValue => {
  const isNumber = value.type === 'number' || value.type === 'integer';
  if (!isNumber || current?.type !== value.type || value.rows.some(isPart)) return value;
  return { ...value, rows: [...value.rows, ...current.rows.filter(isPart)] };
};

/** The answer that the person saw, or none. Throws `suggestion.stale` where another one stands there now. */
const requireSeen = (current: Answer | undefined, replaces: number, row: Row, name: string) => {
  if (!isFilled(current) || current.version === replaces) return;
  throw new ProblemError('suggestion.stale', {
    extra: { current, suggestion: rows.suggestionFrom(row, name) },
  });
};

/** Saves the answer to the data hub; undefined where the hub has it already. */
const save = async (
  scoped: Scoped,
  work: ReportChangeContext,
  row: Row,
  version: number,
  target: NonNullable<SuggestionAccept['saveToHub']>,
): Promise<DataPoint | undefined> => {
  const place = { reportId: row.reportId, disclosureCode: row.disclosureCode, fieldKey: row.fieldKey };
  try {
    return await saveToHubIn(scoped, work, place, { version, ...target });
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'hub_save.empty') return undefined;
    throw error;
  }
};

const acceptIn = async (
  scoped: Scoped,
  work: ReportChangeContext,
  id: string,
  { replaces, value: edited, saveToHub }: SuggestionAccept,
) => {
  const { report, actor, now } = work;
  if (saveToHub) await requireOpen(scoped, 'data-hub:write');
  const row = await lockedSuggestion(scoped, report.id, id);
  const name = await requireOpenSuggestion(scoped, row, periodOf(report));
  const { disclosureCode, fieldKey } = row;
  const place = { reportId: report.id, disclosureCode, fieldKey };
  const answers = await listAnswers(scoped, report.id, disclosureCode);
  const current = answers.find((answer) => answer.fieldKey === fieldKey);
  requireSeen(current, replaces, row, name);
  const value = withParts(edited ?? row.value, current?.value ?? null);
  const recorded = await recordWholly(scoped, work, place, { value, version: current?.version ?? 0 });
  const isEdited = edited !== undefined && !sameJson(canonicalAnswer(edited), canonicalAnswer(row.value));
  const state = isEdited ? 'edited' : 'accepted';
  const decided = await rows.decide(scoped, report.id, id, state, { by: actor, at: now });
  await rows.replaceOthers(scoped, report.id, row, id);
  await appendAudit(scoped, report.id, actor, now, [
    {
      action: `suggestion-${state}`,
      section: disclosureCode,
      field: fieldKey,
      oldValue: isEdited ? figureOf(row) : null,
      newValue: sourceOf(row),
    },
  ]);
  const saved = saveToHub ? await save(scoped, work, row, recorded.answer.version, saveToHub) : undefined;
  const file = (await listFilesOf(scoped, row.documentId)).find(
    ({ id: versionId }) => versionId === row.documentVersionId,
  );
  return { row, place, recorded, suggestion: rows.suggestionFrom(decided, name), saved, file, name };
};
type Accepted = Awaited<ReturnType<typeof acceptIn>>;

/**
 * Keeps the page as evidence of the disclosure, and of the data point where there is one, and returns whether it did. The answer stands
 * already: where this fails, the person is told, and can attach the document by hand.
 */
const prove = async (deps: GatewayDeps, scope: Scope, { row, file, saved, name }: Accepted): Promise<boolean> => {
  if (!file) return false;
  const reference = `p. ${row.pageLabel ?? row.page}`;
  try {
    const { disclosureCode } = row;
    const proof = { fileId: file.fileId, name, disclosureCode, reference };
    const isKept = await proveWithFile(deps, scope, row.reportId, proof);
    if (!saved) return isKept;
    const { content, mediaType } = await readFile(deps, scope, file.fileId);
    const copy = { bytes: content, mediaType, originalName: name };
    await addEvidence(deps, scope, saved.id, { file: copy, reference });
    return isKept;
  } catch (err) {
    deps.log.warn({ err, suggestion: row.id }, 'the page of a suggestion was not kept as evidence');
    return false;
  }
};

/**
 * Makes a suggestion the answer, in the name of the person who accepts it, by all the rules of typing one, with its page as evidence. Never
 * replaces an answer that the person did not see: `suggestion.stale` holds both. Throws `suggestion.decided`,
 * `suggestion.other_period`, `suggestion.source_gone`, `report.read_only`, and what storing an answer or saving to the data hub throws; then nothing is stored.
 */
export const acceptSuggestion = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  id: string,
  request: SuggestionAccept,
): Promise<SuggestionAccepted> => {
  const accepted = await deps.database.withScope(scope, async (scoped) =>
    acceptIn(scoped, await lockEditableReport(scoped, reportId, deps.now()), id, request),
  );
  const { place, recorded, suggestion, saved } = accepted;
  announceAnswer(deps, scope, place, recorded);
  announce(deps, scope, reportId);
  if (saved) deps.realtime.publish(scope, { type: 'data-points.changed' });
  const isProved = await prove(deps, scope, accepted);
  return { suggestion, answer: recorded.answer, isProved };
};

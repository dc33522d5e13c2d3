import {
  type Answer,
  type Framework,
  isAnswered,
  type Period,
  type Suggestion,
  type SuggestionsQuery,
  sameJson,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listNewestVersions } from '../documents/index.ts';
import {
  appendAudit,
  disclosuresOf,
  listAnswers,
  lockEditableReport,
  readFramework,
  reportIn,
} from '../reports/index.ts';
import { placeOf } from './look-up.ts';
import * as rows from './suggestions.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'realtime' | 'now'>;
type Row = Awaited<ReturnType<typeof rows.listSuggestions>>[number];

/** The documents that this person may see now, by id. */
export const standingDocuments = async (scoped: Scoped) =>
  new Map((await listNewestVersions(scoped)).map((version) => [version.documentId, version]));
type Standing = Awaited<ReturnType<typeof standingDocuments>>;

/** Whether it is about the days that the report is about now; a text is about none. */
export const isOfPeriod = (row: Pick<Row, 'period'>, period: Period | null) =>
  row.period === null || sameJson(row.period, period);

type Now = {
  readonly standing: Standing;
  readonly answers: ReadonlyMap<string, Answer>;
  /** The days of the report. */
  readonly period: Period | null;
};

/** Open ones are listed while the file stands in which they were found, for the report's days, and while they are not the answer anyhow. */
const isListed = (row: Row, { standing, answers, period }: Now) => {
  if (row.state === 'accepted' || row.state === 'edited') return true;
  const version = standing.get(row.documentId);
  if (row.state !== 'open') return version !== undefined;
  const answer = answers.get(placeOf(row.disclosureCode, row.fieldKey))?.value ?? null;
  const isStanding = version?.documentVersionId === row.documentVersionId && isOfPeriod(row, period);
  return isStanding && !sameJson(answer, row.value);
};

const inOrder = (framework: Framework, list: readonly Suggestion[]): Suggestion[] => {
  const places = disclosuresOf(framework).flatMap(({ code, fields }) => fields.map(({ key }) => placeOf(code, key)));
  const at = new Map(places.map((place, index) => [place, index]));
  const rank = ({ disclosureCode, fieldKey }: Suggestion) => at.get(placeOf(disclosureCode, fieldKey)) ?? places.length;
  const weakness = ({ confidence, reasons }: Suggestion) =>
    (confidence === 'strong' ? 0 : 2) + (reasons.includes('said_again') ? 0 : 1);
  return list.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      weakness(one) - weakness(other) ||
      (one.citation?.documentName ?? '').localeCompare(other.citation?.documentName ?? '') ||
      (one.citation?.page ?? 0) - (other.citation?.page ?? 0),
  );
};

/** Suggestions of a report, as far as the documents they come from can still be seen. */
export const readSuggestions = (
  { database }: Deps,
  scope: Scope,
  reportId: string,
  query: SuggestionsQuery,
): Promise<Suggestion[]> =>
  database.readScope(scope, async (scoped) => {
    const report = await reportIn(scoped, reportId);
    const framework = await readFramework(scoped, report);
    const found = await rows.listSuggestions(scoped, reportId, query);
    if (found.length === 0) return [];
    const standing = await standingDocuments(scoped);
    const answers = await listAnswers(scoped, reportId, query.disclosure);
    const byPlace = new Map(answers.map((answer) => [placeOf(answer.disclosureCode, answer.fieldKey), answer]));
    const now: Now = { standing, answers: byPlace, period: report.period };
    const listed = found.filter((row) => isListed(row, now));
    return inOrder(
      framework,
      listed.map((row) => rows.suggestionFrom(row, standing.get(row.documentId)?.name)),
    );
  });

/** One suggestion, kept from other decisions until the transaction ends. Throws `resource.not_found`. */
export const lockedSuggestion = async (scoped: Scoped, reportId: string, id: string): Promise<Row> => {
  const row = await rows.lockSuggestion(scoped, reportId, id);
  if (!row) throw new ProblemError('resource.not_found');
  return row;
};

/** The suggested figure, for the audit log; words of a document stay in the document. */
export const figureOf = ({ value, printed }: Row) => (printed === null ? null : value);

/** Where it was found, for the audit log. */
export const sourceOf = ({ documentName, page, pageLabel }: Row) => `${documentName}, ${pageLabel ?? page}`;

export const announce = ({ realtime }: Pick<Deps, 'realtime'>, scope: Scope, reportId: string) =>
  realtime.publish(scope, { type: 'suggestions.changed', reportId });

/**
 * Rejects an open suggestion, or opens a rejected one again; repeated it changes nothing. A rejected one is not offered again for the same
 * quote. Throws `suggestion.decided` with what became of it.
 */
export const changeSuggestion = async (
  deps: Deps,
  scope: Scope,
  reportId: string,
  id: string,
  state: 'rejected' | 'open',
): Promise<Suggestion> => {
  const suggestion = await deps.database.withScope(scope, async (scoped) => {
    const { actor, now } = await lockEditableReport(scoped, reportId, deps.now());
    const row = await lockedSuggestion(scoped, reportId, id);
    const name = (await standingDocuments(scoped)).get(row.documentId)?.name;
    if (row.state === state) return rows.suggestionFrom(row, name);
    if (row.state !== (state === 'rejected' ? 'open' : 'rejected'))
      throw new ProblemError('suggestion.decided', { extra: { suggestion: rows.suggestionFrom(row, name) } });
    const decision = state === 'rejected' ? { by: actor, at: now } : null;
    const changed = await rows.decide(scoped, reportId, id, state, decision);
    const place = { section: row.disclosureCode, field: row.fieldKey };
    if (state === 'rejected')
      await appendAudit(scoped, reportId, actor, now, [
        { action: 'suggestion-rejected', ...place, oldValue: figureOf(row), newValue: sourceOf(row) },
      ]);
    return rows.suggestionFrom(changed, name);
  });
  announce(deps, scope, reportId);
  return suggestion;
};

/** Whether a field has an answer. */
export const isFilled = (answer: Answer | undefined): answer is Answer => isAnswered(answer?.value ?? null);

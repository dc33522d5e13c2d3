import type { Finding, SentenceConfirmation, SentenceMark } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Content, readContent } from '../publications/index.ts';
import { appendAudit, lockEditableReport, reportIn } from '../reports/index.ts';
import { marksIn, type NewMark } from './marks.policy.ts';
import { deleteKept, digestOf, type KeptRow, listKept, writeKept } from './sentence-checks.repository.ts';

const isKeptAs = (mark: NewMark) => {
  const digest = digestOf(mark.sentence);
  return (row: KeptRow) =>
    row.digest === digest &&
    row.kind === mark.kind &&
    row.language === mark.language &&
    row.fieldKey === mark.fieldKey &&
    row.disclosureCode === mark.disclosureCode;
};

/** The marks of a report, or of one disclosure of it, with what people said of those that they keep. */
const marksWith = (content: Content, kept: readonly KeptRow[], code?: string): SentenceMark[] => {
  const rowOf = (mark: NewMark) => kept.find(isKeptAs(mark));
  return marksIn(content, (mark) => rowOf(mark) !== undefined, code).map((mark) => {
    const row = rowOf(mark);
    const confirmed = row && {
      reason: row.reason,
      at: row.at.toISOString(),
      by: { id: row.byId, name: row.byName },
    };
    return { ...mark, confirmed: confirmed ?? null };
  });
};

/** The sentences to check in one disclosure of a report, kept ones too. */
export const readSentenceMarks = ({ database }: GatewayDeps, scope: Scope, id: string, code: string) =>
  database.withScope(scope, async (scoped): Promise<SentenceMark[]> => {
    const content = await readContent(scoped, await reportIn(scoped, id));
    return marksWith(content, await listKept(scoped, id), code);
  });

/** Sentences that nobody keeps and that should be read before the report is published. They block nothing. */
export const sentenceFindings = async (scoped: Scoped, content: Content): Promise<Finding[]> => {
  const marks = marksWith(content, await listKept(scoped, content.report.id));
  return marks.flatMap(({ disclosureCode, fieldKey, language, kind, sentence, words, confirmed }): Finding[] =>
    confirmed
      ? []
      : [
          {
            kind: 'sentence-unsupported',
            step: 'data-input',
            blocking: false,
            disclosureCode,
            fieldKey,
            language,
            params: { mark: kind, sentence, words },
          },
        ],
  );
};

type Place = { readonly disclosureCode: string; readonly fieldKey: string };

/**
 * Keeps a marked sentence with a reason, or marks it again with an empty one; the log keeps both. Throws `resource.not_found` for a sentence
 * that is not marked.
 */
export const keepSentence = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  { disclosureCode, fieldKey }: Place,
  { language, kind, sentence, reason }: SentenceConfirmation,
) => {
  const marks = await deps.database.withScope(scope, async (scoped) => {
    const { actor, now } = await lockEditableReport(scoped, reportId, deps.now());
    const content = await readContent(scoped, await reportIn(scoped, reportId));
    const marked = marksWith(content, await listKept(scoped, reportId), disclosureCode);
    const place = { disclosureCode, fieldKey, language, kind, sentence };
    const isMarked = (each: SentenceMark) =>
      each.fieldKey === fieldKey && each.language === language && each.kind === kind && each.sentence === sentence;
    const mark = marked.find(isMarked);
    if (!mark) throw new ProblemError('resource.not_found');
    const before = mark.confirmed?.reason ?? '';
    if (before === reason) return marked;
    if (reason === '') await deleteKept(scoped, reportId, place);
    else await writeKept(scoped, reportId, place, { reason, at: now, byId: actor.id, byName: actor.name });
    const worded = (why: string) => (why === '' ? null : `${sentence}\n${why}`);
    await appendAudit(scoped, reportId, actor, now, [
      {
        action: 'sentence-kept',
        section: disclosureCode,
        field: fieldKey,
        oldValue: worded(before),
        newValue: worded(reason),
      },
    ]);
    return marksWith(content, await listKept(scoped, reportId), disclosureCode);
  });
  deps.realtime.publish(scope, { type: 'report.changed', reportId });
  return marks;
};

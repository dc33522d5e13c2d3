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

const withKept = (marks: readonly NewMark[], kept: readonly KeptRow[]): SentenceMark[] =>
  marks.map((mark) => {
    const row = kept.find(isKeptAs(mark));
    const confirmed = row && {
      reason: row.reason,
      at: row.at.toISOString(),
      by: { id: row.byId, name: row.byName },
    };
    return { ...mark, confirmed: confirmed ?? null };
  });

/** The sentences to check in one disclosure of a report, kept ones too. */
export const readSentenceMarks = ({ database }: GatewayDeps, scope: Scope, id: string, code: string) =>
  database.withScope(scope, async (scoped): Promise<SentenceMark[]> => {
    const content = await readContent(scoped, await reportIn(scoped, id));
    return withKept(marksIn(content, code), await listKept(scoped, id));
  });

/** Sentences that nobody keeps and that should be read before the report is published. They block nothing. */
export const sentenceFindings = async (scoped: Scoped, content: Content): Promise<Finding[]> => {
  const marks = withKept(marksIn(content), await listKept(scoped, content.report.id));
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
    const found = marksIn(content, disclosureCode);
    const place = { disclosureCode, fieldKey, language, kind, sentence };
    const isMarked = (each: NewMark) =>
      each.fieldKey === fieldKey && each.language === language && each.kind === kind && each.sentence === sentence;
    const mark = withKept(found, await listKept(scoped, reportId)).find(isMarked);
    if (!mark) throw new ProblemError('resource.not_found');
    const before = mark.confirmed?.reason ?? '';
    if (before === reason) return withKept(found, await listKept(scoped, reportId));
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
    return withKept(found, await listKept(scoped, reportId));
  });
  deps.realtime.publish(scope, { type: 'report.changed', reportId });
  return marks;
};

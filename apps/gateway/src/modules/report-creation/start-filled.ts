import type { AnswerValue, Report, ReportDraft, ReportSource } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { takeBlanks, writeOrigins } from '../hub-answers/index.ts';
import { appendAudit, createIn, reportIn } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import {
  finishReportChange,
  lockReport,
  selectExactly,
  updateDisclosure,
  updateDisclosures,
  writeAnswers,
} from '../reports/kernel.ts';
import { answerWhatIsKnown } from './known-answers.ts';

/** What a new report begins with besides its name. */
export type Beginning = {
  readonly draft: Pick<ReportDraft, 'versionId' | 'name' | 'names' | 'languages'>;
  readonly settings: Pick<
    Report,
    | 'description'
    | 'reportingBoundary'
    | 'descriptions'
    | 'reportingBoundaries'
    | 'languages'
    | 'entityIds'
    | 'figuresByEntity'
    | 'figuresByEntityLevel'
    | 'issuerClass'
    | 'materialTopics'
  > & { readonly period: NonNullable<Report['period']> };
  readonly disclosureCodes: readonly string[];
  /** Each with the disclosure that it was an answer to before. */
  readonly answers: readonly { disclosureCode: string; fieldKey: string; value: AnswerValue; sourceCode: string }[];
  /** The report that the answers come from; absent where there are none. */
  readonly from?: Omit<ReportSource, 'disclosureCode'>;
  readonly omissions: ReadonlyMap<string, NonNullable<DisclosureState['omission']>>;
  /** Reasons for what disclosures leave unanswered: each waits to be confirmed. */
  readonly reasons?: ReadonlyMap<string, NonNullable<DisclosureState['omission']>>;
  /** Fills the blank fields from the data hub. */
  readonly fillFromHub: boolean;
};

/** Rows of one statement: the database limits the number of parameters. */
const rowsAtOnce = 2000;
const inPieces = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );

/** The source of texts is stored with them; figures are compared with the data hub instead. */
const originsOf = (answers: Beginning['answers'], from: NonNullable<Beginning['from']>) =>
  answers.flatMap(({ disclosureCode, fieldKey, value, sourceCode }) =>
    value.type === 'number' || value.type === 'integer'
      ? []
      : [
          {
            disclosureCode,
            fieldKey,
            made: {
              value,
              period: from.period,
              notes: [],
              steps: [],
              sources: [],
              from: { ...from, disclosureCode: sourceCode },
            },
          },
        ],
  );

/** Starts a report that already has answers, in one transaction; logs each answer. Returns how many came from the data hub. */
export const startFilled = async (scoped: Scoped, beginning: Beginning, now: Date) => {
  const { draft, settings, disclosureCodes, answers, from, omissions, reasons = new Map(), fillFromHub } = beginning;
  const { id } = await createIn(scoped, draft, now);
  const work = await lockReport(scoped, id, now);
  const { actor } = work;
  await selectExactly(scoped, id, disclosureCodes);
  for (const carried of inPieces(answers)) {
    const piece = carried.map(({ sourceCode: _source, ...answer }) => answer);
    await writeAnswers(scoped, id, piece, actor, now);
    if (from) await writeOrigins(scoped, id, originsOf(carried, from), actor, now);
    const entries = piece.map(({ disclosureCode, fieldKey, value }) => ({
      action: 'carried-over' as const,
      section: disclosureCode,
      field: fieldKey,
      newValue: value,
    }));
    await appendAudit(scoped, id, actor, now, entries);
  }
  await updateDisclosures(scoped, id, [...new Set(answers.map(({ disclosureCode }) => disclosureCode))], 'in-progress');
  for (const [code, omission] of omissions) await updateDisclosure(scoped, id, code, 'omitted', omission);
  for (const [code, reason] of reasons) await updateDisclosure(scoped, id, code, 'in-progress', reason);
  const { period, ...rest } = settings;
  await finishReportChange(scoped, work, { ...rest, periodStart: period.start, periodEnd: period.end }, true);
  const filled = fillFromHub ? await takeBlanks(scoped, work) : 0;
  if (fillFromHub) await answerWhatIsKnown(scoped, await lockReport(scoped, id, now));
  return { report: await reportIn(scoped, id), filled };
};

import {
  type DraftOutline,
  type GivenContributionComment,
  type Language,
  printedCode,
  type ReportModel,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { readPages } from '../exports/index.ts';
import { modelIn } from '../publications/index.ts';
import { reportIn } from '../reports/index.ts';
import type { ListedContribution } from './contributions.repository.ts';
import { invitationIn } from './invitation.ts';

/** The caller's own invitation to the draft. Throws `permission.denied` for people with questions only. */
const readerIn = async (scoped: Scoped): Promise<ListedContribution> => {
  const listed = await invitationIn(scoped, scoped.userId);
  if (listed.contribution.role !== 'reader') throw new ProblemError('permission.denied');
  return listed;
};

const chaptersOf = ({ chapters, framework, language }: ReportModel): DraftOutline['chapters'] =>
  chapters.map(({ code, title, disclosures }) => ({
    code,
    title,
    disclosures: disclosures.map((disclosure) => ({
      code: disclosure.code,
      printedCode: printedCode(disclosure.code, framework.versionId, language),
      title: disclosure.title,
    })),
  }));

/** The parts of the draft that a reader may comment on, in printed order. */
export const readDraft = ({ database }: GatewayDeps, scope: Scope, language: Language): Promise<DraftOutline> =>
  database.withScope(scope, async (scoped) => {
    const { contribution } = await readerIn(scoped);
    return { language, chapters: chaptersOf(await modelIn(scoped, contribution.reportId, language)) };
  });

/**
 * The pages of the draft, drawn like everybody's (`readPages`). Throws `request.too_many` for people who have them drawn again and again.
 */
export const readDraftPages = async (
  deps: GatewayDeps,
  scope: Scope,
  { language, known }: { language: Language; known: string | undefined },
  signal: AbortSignal,
) => {
  const { contribution } = await deps.database.withScope(scope, readerIn);
  await deps.limits.countAttempt('draftPages', contribution.id);
  const { reportId } = contribution;
  return readPages(deps, scope, { reportId, language, beside: null, known, isForOutside: true }, signal);
};

/** Title of the part of the draft that a comment is about; empty for the whole report. Throws `resource.not_found` for an unknown part. */
export const titleOfPart = async (
  scoped: Scoped,
  { contribution: { reportId, language } }: ListedContribution,
  { disclosureCode, fieldKey, chapterCode }: GivenContributionComment,
): Promise<string> => {
  if (fieldKey || (disclosureCode && chapterCode)) throw new ProblemError('resource.not_found');
  if (!disclosureCode && !chapterCode) return '';
  const { languages } = await reportIn(scoped, reportId);
  const shown = languages.includes(language) ? language : (languages[0] ?? language);
  const chapters = chaptersOf(await modelIn(scoped, reportId, shown));
  const part = disclosureCode
    ? chapters.flatMap(({ disclosures }) => disclosures).find(({ code }) => code === disclosureCode)
    : chapters.find(({ code }) => code === chapterCode);
  if (!part) throw new ProblemError('resource.not_found');
  return part.title;
};

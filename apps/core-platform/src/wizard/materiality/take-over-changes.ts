import { type DisclosuresChange, type Language, mainText, type ReportDisclosure, type TakeOver } from '@esg/contract';
import { undoOf } from '../provisions/undo.ts';

type Changes = DisclosuresChange['changes'];
type Leaving = TakeOver['leavingWithReason'][number];

const some = (status: 'selected' | 'not-selected' | 'in-progress', codes: readonly string[]): Changes =>
  codes.length > 0 ? [{ status, codes: [...codes] }] : [];

/** The changes that take a decision over into a report, with the reasons in its languages. */
export const takeOverChanges = (
  { entering, missing, leaving, leavingWithReason }: TakeOver,
  before: readonly Pick<ReportDisclosure, 'code'>[],
  languages: readonly Language[],
  textOf: (group: Leaving, language: Language) => string,
): Changes => {
  const known = new Set(before.map(({ code }) => code));
  const omitted = leavingWithReason.map((group) => {
    const explanations = Object.fromEntries(languages.map((language) => [language, textOf(group, language)]));
    return {
      status: 'omitted' as const,
      codes: [...group.codes],
      reason: group.reason,
      explanation: mainText(explanations, languages),
      ...(languages.length > 1 && { explanations }),
    };
  });
  return [
    ...some('selected', [...missing, ...entering.filter((code) => !known.has(code))]),
    ...some(
      'in-progress',
      entering.filter((code) => known.has(code)),
    ),
    ...omitted,
    ...some('not-selected', leaving),
  ];
};

/** The changes that bring a report back to what it was before. */
export const takeOverUndone = (
  { entering, missing, leaving, leavingWithReason }: TakeOver,
  before: readonly Pick<ReportDisclosure, 'code' | 'status' | 'omission'>[],
): Changes => [
  // What is selected again has its former state.
  ...some('selected', leaving),
  ...undoOf(before, [...missing, ...entering, ...leavingWithReason.flatMap(({ codes }) => codes)]),
];

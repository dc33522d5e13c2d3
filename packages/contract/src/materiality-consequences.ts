import type { TopicFramework } from './materiality-library.ts';

/** What a change of material topics does to reports by one framework. */
export type Consequence = {
  readonly versionId: string;
  /** Disclosures that a report contains now and did not before, and the other way round. */
  readonly entering: readonly string[];
  readonly leaving: readonly string[];
  /** Those of the leaving ones that need a reason to leave: comply or explain. */
  readonly owed: readonly string[];
  /** Disclosures that depend on topics and are in a report now; those that do and are not. */
  readonly inside: number;
  readonly outside: number;
  /** Disclosures asked of everybody, and those that no topic is known for. */
  readonly always: number;
  readonly unjudged: number;
};

/** SASB codes begin with the industry, and a company reports by its own alone. */
const ofIndustry = (versionId: string, industry: string | null) =>
  versionId.startsWith('sasb-') ? (code: string) => industry !== null && code.startsWith(`${industry}-`) : () => true;

/**
 * Which disclosures of each framework enter or leave when other topics of the library are material. A disclosure is in a report if one of
 * its topics is. What no topic is known for is counted and never said to leave.
 */
export const consequencesOf = (
  frameworks: readonly TopicFramework[],
  { before, after }: { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> },
  industry: string | null,
): Consequence[] =>
  frameworks.map(({ versionId, disclosures, always, unjudged, explained }) => {
    const needsReason = new Set(explained);
    const counts = ofIndustry(versionId, industry);
    const entering: string[] = [];
    const leaving: string[] = [];
    let inside = 0;
    let outside = 0;
    for (const { code, topics } of disclosures) {
      if (!counts(code)) continue;
      const isIn = topics.some((id) => after.has(id));
      const wasIn = topics.some((id) => before.has(id));
      if (isIn) inside += 1;
      else outside += 1;
      if (isIn && !wasIn) entering.push(code);
      if (wasIn && !isIn) leaving.push(code);
    }
    return {
      versionId,
      entering,
      leaving,
      owed: leaving.filter((code) => needsReason.has(code)),
      inside,
      outside,
      always: always.filter(counts).length,
      unjudged: unjudged.filter(counts).length,
    };
  });

import type { Bilingual, Disclosure, Framework, FrameworkSummary, Topic, Unit } from '@esg/contract';
import { frameworkRow, summaryRows } from './data.ts';
import { earlierEditionOf, offeredRows } from './editions.ts';
import { fieldsOf } from './fields.ts';
import { deepFreeze } from './freeze.ts';
import { neverOmitted } from './omissions.ts';
import type { DisclosureRow, FrameworkRow, SummaryRow } from './rows.ts';
import { unitsOfKind } from './units.ts';

type Built = { framework: Framework; byCode: Map<string, Disclosure> };

/** How many built frameworks stay in memory: the largest takes a megabyte or two. */
const kept = 6;
const built = new Map<string, Built>();

const summaryOf = ({ frameworkId: _frameworkId, ...summary }: SummaryRow): FrameworkSummary => summary;

/** A part below another part (HKEX part C, subject area A; an industry of SASB below its sector) has the names of both. */
const partTitle = (row: FrameworkRow, code: string): Bilingual => {
  const group = row.groups.find((entry) => entry.code === code);
  if (!group) throw new Error(`${row.versionId} has no group "${code}"`);
  const above = row.groups.find((entry) => entry.code === group.parent);
  if (!above) return group.title;
  const head = (text: string) => text.split(/[:：]/)[0];
  return { en: `${head(above.title.en)} – ${group.title.en}`, zhTw: `${head(above.title.zhTw)} – ${group.title.zhTw}` };
};

const disclosureOf = (versionId: string, row: DisclosureRow): Disclosure => ({
  code: row.code,
  title: row.title,
  nature: row.nature,
  mandatory: row.mandatory,
  dutyByClass: row.dutyByClass,
  supersededBy: row.supersededBy,
  omittable: !neverOmitted[versionId]?.includes(row.code),
  verified: row.verified,
  requirements: row.requirements.map(({ code, title, mandatory, dutyByClass }) =>
    dutyByClass ? { code, title, mandatory, dutyByClass } : { code, title, mandatory },
  ),
  fields: fieldsOf(versionId, row),
});

const topicsOf = (row: FrameworkRow): Topic[] => {
  const byParent = Map.groupBy(row.disclosures, ({ parent }) => parent);
  return row.groups.flatMap(({ code, parent, title }) => {
    const disclosures = byParent.get(code)?.map((disclosure) => disclosureOf(row.versionId, disclosure));
    const partCode = parent ?? code;
    return disclosures ? [{ code, title, part: { code: partCode, title: partTitle(row, partCode) }, disclosures }] : [];
  });
};

const unitsOf = (topics: Topic[]): Record<string, Unit[]> => {
  const kinds = topics
    .flatMap(({ disclosures }) => disclosures)
    .flatMap(({ fields }) => fields.flatMap(({ unitKind }) => unitKind ?? []));
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, [...unitsOfKind(kind)]]));
};

const build = (summary: SummaryRow, row: FrameworkRow): Built => {
  const topics = topicsOf(row);
  const { omissionReasons } = row;
  const framework = deepFreeze({ ...summaryOf(summary), topics, omissionReasons, units: unitsOf(topics) });
  const disclosures = framework.topics.flatMap((topic) => topic.disclosures);
  return { framework, byCode: new Map(disclosures.map((disclosure) => [disclosure.code, disclosure])) };
};

const find = (versionId: string): Built | undefined => {
  const summary = summaryRows().get(versionId);
  if (!summary) return undefined;
  const known = built.get(versionId);
  built.delete(versionId);
  const row = known ? undefined : frameworkRow(versionId);
  const found = known ?? (row && build(summary, row));
  if (found) built.set(versionId, found);
  const [oldest] = built.keys();
  if (built.size > kept && oldest !== undefined) built.delete(oldest);
  return found;
};

/** Every framework version on offer to new reports, without its content, in the order people see them. */
export const listFrameworks = (): FrameworkSummary[] =>
  offeredRows().map((row) => {
    const before = earlierEditionOf(row.versionId);
    if (!before) return summaryOf(row);
    const { versionId, name, version, effectiveFrom, note, comparedWith, boundByClass } = before;
    const { disclosureCount, unverifiedCount } = before;
    const earlier = {
      versionId,
      name,
      version,
      effectiveFrom,
      note,
      comparedWith,
      ...(boundByClass && { boundByClass }),
      disclosureCount,
      unverifiedCount,
    };
    return { ...summaryOf(row), earlier };
  });

/**
 * The framework version with its topics, forms, reasons and units, including retired ones; `undefined` for any other. Built on first use,
 * frozen; the most recently used ones stay in memory.
 */
export const findFramework = (versionId: string): Framework | undefined => find(versionId)?.framework;

/** One disclosure of a framework version by its code, or `undefined`. Frozen. */
export const findDisclosure = (versionId: string, code: string): Disclosure | undefined =>
  find(versionId)?.byCode.get(code);

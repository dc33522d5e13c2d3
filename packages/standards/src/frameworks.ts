import type { Bilingual, Disclosure, Framework, FrameworkSummary, Topic, Unit } from '@esg/contract';
import { frameworkRows, type VersionId, versionIds } from './data.ts';
import { fieldsOf } from './fields.ts';
import { deepFreeze } from './freeze.ts';
import { neverOmitted } from './omissions.ts';
import type { FrameworkRow } from './rows.ts';
import { unitsOfKind } from './units.ts';

const built = new Map<VersionId, Framework>();
const byCode = new Map<VersionId, Map<string, Disclosure>>();

const isVersionId = (id: string): id is VersionId => (versionIds as readonly string[]).includes(id);

const summaryOf = ({
  groups: _groups,
  disclosures,
  omissionReasons: _reasons,
  ...summary
}: FrameworkRow): FrameworkSummary => ({
  ...summary,
  disclosureCount: disclosures.length,
});

/** A part below a part (HKEX part C, subject area A) carries the name of both. */
const partTitle = (row: FrameworkRow, code: string): Bilingual => {
  const group = row.groups.find((entry) => entry.code === code);
  if (!group) throw new Error(`${row.versionId} has no group "${code}"`);
  const above = row.groups.find((entry) => entry.code === group.parent);
  if (!above) return group.title;
  const head = (text: string) => text.split(/[:：]/)[0];
  return { en: `${head(above.title.en)} – ${group.title.en}`, zhTw: `${head(above.title.zhTw)} – ${group.title.zhTw}` };
};

const topicsOf = (row: FrameworkRow, versionId: VersionId): Topic[] =>
  row.groups.flatMap(({ code, parent, title }) => {
    const disclosures = row.disclosures
      .filter((disclosure) => disclosure.parent === code)
      .map(
        (disclosure): Disclosure => ({
          code: disclosure.code,
          title: disclosure.title,
          nature: disclosure.nature,
          mandatory: disclosure.mandatory,
          supersededBy: disclosure.supersededBy,
          omittable: !neverOmitted[versionId].includes(disclosure.code),
          verified: disclosure.verified,
          requirements: disclosure.requirements.map((entry) => ({ code: entry.code, title: entry.title })),
          fields: fieldsOf(versionId, disclosure),
        }),
      );
    const partCode = parent ?? code;
    return disclosures.length === 0
      ? []
      : [{ code, title, part: { code: partCode, title: partTitle(row, partCode) }, disclosures }];
  });

const unitsOf = (topics: Topic[]): Record<string, Unit[]> => {
  const kinds = topics
    .flatMap(({ disclosures }) => disclosures)
    .flatMap(({ fields }) => fields.flatMap(({ unitKind }) => unitKind ?? []));
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, [...unitsOfKind(kind)]]));
};

const build = (versionId: VersionId): Framework => {
  const row = frameworkRows[versionId]();
  const topics = topicsOf(row, versionId);
  return deepFreeze({ ...summaryOf(row), topics, omissionReasons: row.omissionReasons, units: unitsOf(topics) });
};

/** Every framework version on offer, without its content. */
export const listFrameworks = (): FrameworkSummary[] => versionIds.map((id) => summaryOf(frameworkRows[id]()));

/** The framework version with its topics, forms, reasons and units; `undefined` when not on offer. Built once, frozen. */
export const findFramework = (versionId: string): Framework | undefined => {
  if (!isVersionId(versionId)) return undefined;
  const framework = built.get(versionId) ?? build(versionId);
  built.set(versionId, framework);
  return framework;
};

/** One disclosure of a framework version by its code, or `undefined`. Frozen. */
export const findDisclosure = (versionId: string, code: string): Disclosure | undefined => {
  if (!isVersionId(versionId)) return undefined;
  let index = byCode.get(versionId);
  if (!index) {
    const disclosures = findFramework(versionId)?.topics.flatMap((topic) => topic.disclosures) ?? [];
    index = new Map(disclosures.map((disclosure) => [disclosure.code, disclosure]));
    byCode.set(versionId, index);
  }
  return index.get(code);
};

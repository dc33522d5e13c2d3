import type {
  EsrsTopic,
  MaterialityLibrary,
  MaterialityTopic,
  Scale,
  ScaleCriterion,
  StakeholderGroup,
  TopicDisclosure,
  TopicFramework,
} from '@esg/contract';
import type { DisclosureRow, FrameworkRow } from '../../src/rows.ts';
import { versionOf } from './frameworks.ts';
import { bilingual, col, list, type Row, type Source } from './source.ts';

const topicsIn = (read: Source): MaterialityTopic[] =>
  read('materiality/topics').map((row) => ({
    id: col(row, 'id'),
    dimension: col(row, 'dimension').toLowerCase() as MaterialityTopic['dimension'],
    name: bilingual(row, 'name'),
    description: bilingual(row, 'description'),
    esrs: list(col(row, 'esrs_ar16')),
    gri: list(col(row, 'gri')),
    sasb: list(col(row, 'sasb_categories')),
    hkex: list(col(row, 'hkex')),
    ifrs: list(col(row, 'ifrs_s2')),
    sdg: list(col(row, 'sdg')),
    metrics: list(col(row, 'metric_keys')),
  }));

const scalesIn = (read: Source): Scale[] =>
  [...Map.groupBy(read('materiality/scales'), (row) => col(row, 'criterion'))].map(([criterion, rows]) => ({
    criterion: criterion as ScaleCriterion,
    name: bilingual(rows[0] ?? {}, 'name'),
    steps: rows.map((row) => ({ score: Number(col(row, 'score')), anchor: bilingual(row, 'anchor') })),
  }));

/** Everything an assessment starts from: topics, lists of the standards, what industries share, scales and groups. */
export const materialityOf = (read: Source): MaterialityLibrary => ({
  topics: topicsIn(read),
  esrsTopics: read('materiality/esrs-ar16').map((row) => ({
    code: col(row, 'code'),
    parent: col(row, 'parent_code') || null,
    level: col(row, 'level') as EsrsTopic['level'],
    title: bilingual(row, 'title'),
  })),
  sasbCategories: read('materiality/sasb-issue-categories').map((row) => ({
    code: col(row, 'code'),
    dimension: bilingual(row, 'dimension'),
    name: bilingual(row, 'name'),
  })),
  sectorTopics: read('materiality/sector-topics').map((row) => ({
    industry: col(row, 'industry'),
    category: col(row, 'category'),
    read: col(row, 'basis') === 'read',
  })),
  scales: scalesIn(read),
  stakeholderGroups: read('materiality/stakeholder-groups').map((row) => ({
    id: col(row, 'id'),
    name: bilingual(row, 'name'),
    description: bilingual(row, 'description'),
    roles: list(col(row, 'role')) as StakeholderGroup['roles'],
    esrs: list(col(row, 'esrs_topics')),
  })),
});

/** The topics that name a code, by version and code. */
const topicsByCode = (rows: readonly Row[]) => {
  const byCode = new Map<string, string[]>();
  for (const row of rows) {
    const paragraphs = list(col(row, 'ifrs_s2')).map((code) => `ifrs-s2:${code}`);
    for (const named of new Set([...list(col(row, 'disclosure_codes')), ...paragraphs])) {
      const [framework = '', code] = named.split(/:(.*)/s);
      const key = `${versionOf(framework)}:${code}`;
      byCode.set(key, [...(byCode.get(key) ?? []), col(row, 'id')]);
    }
  }
  return byCode;
};

/** What a person wrote of a disclosure: what it is about, and every topic that brings it into a report. */
type Written = Pick<TopicDisclosure, 'topics' | 'about'>;

/** Disclosures whose topics were written one by one, by version and code. */
const writtenIn = (read: Source, topics: readonly MaterialityTopic[]): ReadonlyMap<string, Written> => {
  const known = new Set(topics.map(({ id }) => id));
  return new Map(
    read('materiality/topic-disclosures').map((row) => {
      const about = list(col(row, 'about')).map((group) => group.split('|'));
      const named = new Set([...about.flat(), ...list(col(row, 'also'))]);
      const unknown = [...named].filter((id) => !known.has(id));
      if (unknown.length > 0) throw new Error(`Unknown topics of ${row.framework_id} ${row.code}: ${unknown}`);
      const inOrder = topics.flatMap(({ id }) => (named.has(id) ? [id] : []));
      return [`${versionOf(col(row, 'framework_id'))}:${col(row, 'code')}`, { topics: inOrder, about }];
    }),
  );
};

/** The places of a topic as the groups of frameworks are called: `GRI 305`, `ESRS E1`, `A1`, `SDG13`. */
const placesOf = ({ gri, esrs, hkex, sdg }: MaterialityTopic): Set<string> =>
  new Set([
    ...gri.map((number) => `GRI ${number}`),
    ...esrs.map((code) => `ESRS ${code.split('.')[0]}`),
    ...hkex,
    ...sdg.map((goal) => `SDG${goal}`),
  ]);

/** Frameworks whose groups are places of topics. */
const placed = /^(gri-\d|esrs-|hkex-|un-sdgs-)/;

/** The issue category within a SASB code: `410` of `CG-AM-410a.1`. */
const categoryOf = (code: string) => /^[A-Z]{2}-[A-Z]{2}-(\d{3})/.exec(code)?.[1];

type Finder = {
  readonly topics: readonly MaterialityTopic[];
  readonly written: ReadonlyMap<string, Written>;
  readonly byCode: ReadonlyMap<string, string[]>;
  readonly byMetric: ReadonlyMap<string, string[]>;
};

const isSasb = (versionId: string) => versionId.startsWith('sasb-');

/** Topics of a disclosure that nobody wrote one by one, by the closest thing that is known of it. */
const foundFor = (
  { topics, byCode, byMetric }: Finder,
  versionId: string,
  { code, parent, metrics, requirements }: DisclosureRow,
): Omit<TopicDisclosure, 'code' | 'about'> => {
  if (isSasb(versionId)) {
    const category = categoryOf(code);
    const found = category === undefined ? [] : topics.filter(({ sasb }) => sasb.includes(category));
    return { topics: found.map(({ id }) => id), basis: 'place' };
  }
  const named = [code, ...requirements.map((each) => each.code)].flatMap(
    (each) => byCode.get(`${versionId}:${each}`) ?? [],
  );
  const asked = [metrics, ...requirements.map((each) => each.metrics)].flat();
  const measured = asked.flatMap(({ key }) => byMetric.get(key) ?? []);
  const inOrder = (ids: readonly string[]) => topics.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  if (named.length > 0) return { topics: inOrder([...named, ...measured]), basis: 'code' };
  if (measured.length > 0) return { topics: inOrder(measured), basis: 'metric' };
  const here = placed.test(versionId) ? topics.filter((topic) => placesOf(topic).has(parent)) : [];
  return { topics: here.map(({ id }) => id), basis: 'place' };
};

/** Topics of a disclosure. Where nobody wrote what it is about, it is about all that was found. */
const topicsOf = (finder: Finder, versionId: string, row: DisclosureRow): Omit<TopicDisclosure, 'code'> => {
  const written = finder.written.get(`${versionId}:${row.code}`);
  if (written) return { ...written, basis: 'code' };
  const found = foundFor(finder, versionId, row);
  return { ...found, about: found.topics.map((id) => [id]) };
};

/** Asked of everybody, or of a class of issuers, as comply or explain: whoever leaves it out owes a reason. */
const isExplained = ({ mandatory, dutyByClass }: Pick<DisclosureRow, 'mandatory' | 'dutyByClass'>) =>
  mandatory === 'comply_or_explain' || dutyByClass.some((duty) => duty.mandatory !== 'recommended');

/** By framework: which disclosures a report contains only if one of their topics is material. */
export const topicFrameworksOf = (read: Source, frameworks: readonly FrameworkRow[]): TopicFramework[] => {
  const topics = topicsIn(read);
  const byMetric = new Map<string, string[]>();
  for (const { id, metrics } of topics)
    for (const key of metrics) byMetric.set(key, [...(byMetric.get(key) ?? []), id]);
  const written = writtenIn(read, topics);
  const finder = { topics, written, byCode: topicsByCode(read('materiality/topics')), byMetric };
  return frameworks.map(({ versionId, disclosures }) => {
    const optional = disclosures.filter(({ mandatory }) => mandatory !== 'yes');
    const judged = optional.map((row) => ({ code: row.code, ...topicsOf(finder, versionId, row) }));
    return {
      versionId,
      disclosures: judged.filter((each) => each.topics.length > 0),
      always: disclosures.flatMap(({ code, mandatory }) => (mandatory === 'yes' ? [code] : [])),
      unjudged: judged.flatMap((each) => (each.topics.length > 0 ? [] : [each.code])),
      explained: optional.filter(isExplained).map(({ code }) => code),
    };
  });
};

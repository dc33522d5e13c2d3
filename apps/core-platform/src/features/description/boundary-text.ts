import {
  type Boundary,
  type ConsolidationApproach,
  counted,
  defineWords,
  type Entity,
  type Inclusion,
  inclusionsIn,
  type Language,
  type LeftOutReason,
  limits,
  type Period,
  printedPeriod,
  wholeHolding,
} from '@esg/contract';

/** Named in the text; further ones are only counted. */
const namedMax = 20;

type Names<Key extends string> = Readonly<Record<Key, string>>;

const words = defineWords({
  en: {
    approaches: {
      operational_control: 'operational control',
      financial_control: 'financial control',
      equity_share: 'equity share',
    } as Names<ConsolidationApproach>,
    reasons: {
      excluded: 'excluded',
      days: 'not in the organisation in this period',
      archived: 'archived',
      control: 'not controlled',
      ownership: 'nothing owned',
      lease: 'counted by the other party of the lease',
      above: 'counted in the entity above',
    } as Names<LeftOutReason>,
    whole: (approach: string) =>
      `The figures cover the whole organisation. Its entities are consolidated by ${approach} (GHG Protocol).`,
    full: (count: number) => `In full: ${counted(count, 'entity', 'entities')}.`,
    part: (list: string) => `In part: ${list}.`,
    out: (list: string) => `Left out: ${list}.`,
    beside: (name: string, facts: string) => `${name} (${facts})`,
    more: (count: number) => `${count} more`,
    separator: ', ',
    sentence: ' ',
  },
  zhTw: {
    approaches: { operational_control: '營運控制權', financial_control: '財務控制權', equity_share: '股權比例' },
    reasons: {
      excluded: '已剔除',
      days: '期內不屬於機構',
      archived: '已封存',
      control: '不受控制',
      ownership: '沒有權益',
      lease: '由租約另一方計入',
      above: '已計入上層實體',
    },
    whole: (approach) => `數據涵蓋整個機構，各實體按${approach}合併（《溫室氣體核算體系》）。`,
    full: (count) => `全數計入：${count} 個實體。`,
    part: (list) => `部分計入：${list}。`,
    out: (list) => `不計入：${list}。`,
    beside: (name, facts) => `${name}（${facts}）`,
    more: (count) => `另外 ${count} 個`,
    separator: '、',
    sentence: '',
  },
});

type Covered = { readonly entities: readonly Entity[]; readonly boundary: Boundary; readonly period: Period };

/** The shares of the entities over the period of a report; none while no approach was chosen. */
export const sharesIn = ({ entities, boundary, period }: Covered): ReadonlyMap<string, Inclusion> => {
  const { approach } = boundary;
  if (!approach) return new Map();
  const said = new Map(boundary.entities.map((each) => [each.entityId, each]));
  const own = entities.filter(({ id }) => said.has(id));
  return inclusionsIn(own, (id) => said.get(id) ?? wholeHolding, { approach, period });
};

/** Whether an entity counts the whole period, and all of it. */
export const isInFull = ({ percent, days }: Inclusion, { start, end }: Period): boolean =>
  percent === '100' && days?.start === start && days.end === end;

/** What the figures of a report on the whole organisation cover, by its boundary (GRI 2-2, HKEX B-15); undefined while there is none. */
export const boundaryText = (covered: Covered, language: Language): string | undefined => {
  const { approach, entities: held } = covered.boundary;
  if (!approach) return undefined;
  const { period } = covered;
  const said = words[language];
  const reasonOf = new Map(held.map(({ entityId, exclusion }) => [entityId, exclusion]));
  const full: string[] = [];
  const part: string[] = [];
  const out: string[] = [];
  const shares = sharesIn(covered);
  for (const { id, name } of covered.entities) {
    const inclusion = shares.get(id);
    // One that left before the period began, or joins after it, is no part of what the report is about.
    if (!inclusion || inclusion.leftOut === 'days' || inclusion.leftOut === 'archived') continue;
    const { leftOut, percent, days } = inclusion;
    const isAllDays = days?.start === period.start && days.end === period.end;
    const facts = [
      ...(percent === '100' ? [] : [`${percent}%`]),
      ...(days && !isAllDays ? [printedPeriod(days, language)] : []),
    ];
    if (leftOut) out.push(said.beside(name, reasonOf.get(id) || said.reasons[leftOut]));
    else if (isInFull(inclusion, period)) full.push(name);
    else part.push(said.beside(name, facts.join(said.separator)));
  }
  const textWith = (named: number) => {
    const list = (names: readonly string[]) => {
      const more = names.length - named;
      return [...names.slice(0, named), ...(more > 0 ? [said.more(more)] : [])].join(said.separator);
    };
    return [
      said.whole(said.approaches[approach]),
      ...(full.length > 0 ? [said.full(full.length)] : []),
      ...(part.length > 0 ? [said.part(list(part))] : []),
      ...(out.length > 0 ? [said.out(list(out))] : []),
    ].join(said.sentence);
  };
  const counts = Array.from({ length: namedMax }, (_, index) => namedMax - index);
  return counts.map(textWith).find((text) => text.length <= limits.reportTextLengthMax) ?? textWith(0);
};

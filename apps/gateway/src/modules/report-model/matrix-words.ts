import { defineWords, ended, type MaterialityAxis, type MaterialityVerdict } from '@esg/contract';

const listed = (parts: readonly string[], last: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

const topics = (count: number) => (count === 1 ? '1 topic' : `${count} topics`);

/** What the matrix of material topics says in a report. */
export const matrixWords = defineWords({
  en: {
    space: ' ',
    title: (year: number) => `Materiality matrix ${year}`,
    ranked: (year: number, threshold: string) =>
      `Topics of the materiality assessment ${year}, material from ${threshold} on`,
    highest: (title: string, most: number, all: number) => `${title}: the ${most} highest of ${all}`,
    alone: {
      unasked: (count: number) => `In the table alone: ${topics(count)} of which no survey says anything.`,
      unscored: (count: number) => `In the table alone: ${topics(count)} of which nothing is scored.`,
      further: (count: number) => `In the table alone: ${topics(count)} with the lowest places.`,
      edge: (count: number) => `On an edge of the drawing, not at 0: ${topics(count)} not scored on that side.`,
    },
    axes: {
      impact: 'Impact',
      financial: 'Financial effect',
      stakeholder: 'Stakeholders',
    } satisfies Record<MaterialityAxis, string> as Record<MaterialityAxis, string>,
    topic: 'Topic',
    verdict: 'Verdict',
    verdicts: {
      material: 'Material',
      not_material: 'Not material',
      unscored: 'Not scored',
    } satisfies Record<MaterialityVerdict, string> as Record<MaterialityVerdict, string>,
    from: (axis: string, at: string) => `${axis.toLowerCase()} ${at}`,
    or: (parts: readonly string[]) => listed(parts, 'or'),
    list: (parts: readonly string[]) => listed(parts, 'and'),
    material: (from: string, top: number) => `A topic is material from ${from} on, on a scale up to ${top}.`,
    judged: (name: string, verdict: string, reason: string) =>
      `“${name}” was judged ${verdict.toLowerCase()} whatever its scores: ${ended(reason, '.')}`,
    furtherJudged: (count: number) => `Judged whatever their scores as well: ${topics(count)}.`,
    weighted: (group: string, weight: string) => `${group} × ${weight}`,
    opinions: (groups: string) => `Stakeholders were surveyed, their groups weighted as follows: ${groups}.`,
    quadrants: {
      both: 'Material on both sides',
      impact: 'Material by impact',
      financial: 'Financially material',
      below: 'Below both thresholds',
      stakeholders: 'Important to stakeholders alone',
      andStakeholders: 'Material, and important to stakeholders',
      byStakeholders: 'Material to stakeholders',
    },
  },
  zhTw: {
    space: '',
    title: (year) => `${year} 年重要性矩陣`,
    ranked: (year, threshold) => `${year} 年重要性評估的議題（${threshold} 起即屬重要）`,
    highest: (title, most, all) => `${title}：${all} 項中最高的 ${most} 項`,
    alone: {
      unasked: (count) => `${count} 項議題沒有問卷調查結果，只列於表內。`,
      unscored: (count) => `${count} 項議題尚未評分，只列於表內。`,
      further: (count) => `位置最低的 ${count} 項議題只列於表內。`,
      edge: (count) => `位於圖邊緣的 ${count} 項議題在該方面尚未評分，並非 0 分。`,
    },
    axes: { impact: '影響', financial: '財務影響', stakeholder: '持份者' },
    topic: '議題',
    verdict: '結論',
    verdicts: { material: '重要', not_material: '不重要', unscored: '尚未評分' },
    from: (axis, at) => `${axis} ${at} 分`,
    or: (parts) => parts.join('或'),
    list: (parts) => parts.join('、'),
    material: (from, top) => `以 ${top} 分為最高，${from}起即屬重要議題。`,
    judged: (name, verdict, reason) => `不論評分，「${name}」獲判定為${verdict}：${ended(reason, '。')}`,
    furtherJudged: (count) => `另有 ${count} 項議題不論評分獲判定。`,
    weighted: (group, weight) => `${group} × ${weight}`,
    opinions: (groups) => `已向持份者進行問卷調查，各組別的權重如下：${groups}。`,
    quadrants: {
      both: '兩方面均屬重要',
      impact: '因影響而重要',
      financial: '具財務重要性',
      below: '低於兩個門檻',
      stakeholders: '僅對持份者重要',
      andStakeholders: '重要，對持份者亦重要',
      byStakeholders: '因持份者而重要',
    },
  },
});

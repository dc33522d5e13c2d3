import type { Language, ModelChart } from '@esg/contract';

const names: Record<Language, readonly string[]> = {
  en: [
    'Greenhouse gas emissions from own operations',
    'Health and safety at work',
    'Anti-corruption',
    'Water use',
    'Waste',
    'Customer privacy',
  ],
  zhTw: ['自身營運的溫室氣體排放', '職業健康與安全', '反貪污', '用水', '廢棄物', '客戶私隱'],
};
const words = {
  en: {
    title: 'Materiality matrix 2025',
    axes: ['Impact', 'Financial effect', 'Stakeholders'],
    heads: { topic: 'Topic', verdict: 'Verdict' },
    verdicts: ['Material', 'Not material'],
    quadrants: ['Financially material', 'Material on both sides', 'Below both thresholds', 'Material by impact'],
    note: 'A topic is material from impact 3 or financial effect 3 on, on a scale up to 5.',
  },
  zhTw: {
    title: '2025 年重要性矩陣',
    axes: ['影響', '財務影響', '持份者'],
    heads: { topic: '議題', verdict: '結論' },
    verdicts: ['重要', '不重要'],
    quadrants: ['具財務重要性', '兩方面均屬重要', '低於兩個門檻', '因影響而重要'],
    note: '以 5 分為最高，影響 3 分或財務影響 3 分起即屬重要議題。',
  },
};

/** A matrix of six topics: two at one place, one that nobody scored on one side, one that no survey asked about. */
export const sampleMatrix = (language: Language): ModelChart => {
  const { title, axes, heads, verdicts, quadrants, note } = words[language];
  const [material = '', not = ''] = verdicts;
  const [topLeft = '', topRight = '', bottomLeft = '', bottomRight = ''] = quadrants;
  return {
    title,
    unitSymbol: '',
    kind: 'matrix',
    categories: [...names[language]],
    series: [
      { name: axes[0] ?? '', values: ['4.25', '3.5', '2', '2', '2', '1.25'] },
      { name: axes[1] ?? '', values: ['4', '2.5', '4.5', '2', '2', null] },
      { name: axes[2] ?? '', values: ['4.6', '4.8', '3', '2.1', '2.4', null] },
    ],
    matrix: {
      length: 5,
      thresholds: { x: '3', y: '3' },
      passing: 'either',
      quadrants: { topLeft, topRight, bottomLeft, bottomRight },
      heads,
      verdicts: [material, material, material, not, not, not],
      note,
    },
  };
};

import {
  defineWords,
  type IroKind,
  type MaterialityVerdict,
  type timeHorizons,
  type valueChainStages,
} from '@esg/contract';

type Names = Readonly<
  Record<IroKind | MaterialityVerdict | (typeof timeHorizons)[number] | (typeof valueChainStages)[number], string>
>;

/** Names of kinds, verdicts, terms and stages. */
export const namesIn = defineWords<Names>({
  en: {
    negative: 'Negative impact',
    positive: 'Positive impact',
    risk: 'Risk',
    opportunity: 'Opportunity',
    material: 'Material',
    not_material: 'Not material',
    unscored: 'Not scored yet',
    short: 'Short term',
    medium: 'Medium term',
    long: 'Long term',
    upstream: 'Upstream',
    own: 'Own operations',
    downstream: 'Downstream',
  },
  zhTw: {
    negative: '負面影響',
    positive: '正面影響',
    risk: '風險',
    opportunity: '機遇',
    material: '重要',
    not_material: '不重要',
    unscored: '尚未評分',
    short: '短期',
    medium: '中期',
    long: '長期',
    upstream: '上游',
    own: '自身營運',
    downstream: '下游',
  },
});

/** Titles and heads of the workbook of an assessment. */
export const workbookWords = defineWords({
  en: {
    title: (year: number) => `Materiality ${year}`,
    matrix: 'Matrix',
    register: 'Register',
    decisions: 'Decisions',
    opinions: 'Stakeholders',
    opinionHeads: ['Topic', 'Group', 'Weight', 'Answers', 'Importance'],
    matrixHeads: ['Topic', 'Impact', 'Financial effect', 'Stakeholders', 'Verdict', 'Left out', 'Reason'],
    scoreHeads: ['Scored by', 'Severity or size', 'Likelihood', 'Score'],
    decisionHeads: ['Year', 'Decision', 'By', 'On', 'Reason', 'Topic', 'Verdict', 'Why'],
    yes: 'yes',
    no: 'no',
  },
  zhTw: {
    title: (year: number) => `重要性評估 ${year}`,
    matrix: '矩陣',
    register: '登記冊',
    decisions: '決定',
    opinions: '持份者',
    opinionHeads: ['議題', '組別', '權重', '回應數目', '重要程度'],
    matrixHeads: ['議題', '影響', '財務影響', '持份者', '結論', '已略去', '原因'],
    scoreHeads: ['評分人數', '嚴重程度或規模', '可能性', '得分'],
    decisionHeads: ['年度', '決定', '決定人', '日期', '依據', '議題', '結論', '原因'],
    yes: '是',
    no: '否',
  },
});

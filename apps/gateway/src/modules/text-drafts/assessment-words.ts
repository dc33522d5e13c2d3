import { counted, defineWords, type Iro, type MaterialityEdition, type SeverityRule } from '@esg/contract';

type Sides = { readonly impact: boolean; readonly financial: boolean };
type Thresholds = Readonly<Record<keyof Sides, string>>;
type Counts = Readonly<Record<Iro['kind'], number>>;

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const some = (count: number, text: string) => (count > 0 ? [text] : []);

/** Everything that a draft says of a materiality assessment. What only people know is a gap. */
export const assessmentWords = defineWords({
  en: {
    space: ' ',
    stop: '.',
    list: (parts: readonly string[]) => listed(parts),
    rules: {
      'gri-3-2021': 'GRI 3: Material Topics 2021',
      'ifrs-s1-2023': 'IFRS S1',
      'esrs-set1-2023': 'ESRS 1',
      'esrs-2026': 'ESRS 1 as simplified in 2026',
    } satisfies Record<MaterialityEdition, string> as Record<MaterialityEdition, string>,
    decided: (year: string, rules: string, day: string) =>
      `The material topics were determined by the materiality assessment of ${year}, which follows ${rules}. It was decided on ${day}.`,
    scope: (scope: string) => `The assessment covers: ${scope}`,
    stages: (stages: string) => `It looks at ${stages}.`,
    stage: { upstream: 'upstream activities', own: 'own operations', downstream: 'downstream activities' },
    horizons: (short: number, medium: number) =>
      `The short term ends after ${counted(short, 'year', 'years')}, the medium term after ${counted(medium, 'year', 'years')}; what comes later is the long term.`,
    considered: (topics: number, leftOut: number) =>
      leftOut > 0
        ? `${counted(topics, 'topic was', 'topics were')} considered, and ${leftOut} left out before scoring.`
        : `${counted(topics, 'topic was', 'topics were')} considered.`,
    described: ({ negative, positive, risk, opportunity }: Counts) =>
      `For them, these were described and scored: ${listed([
        ...some(negative, counted(negative, 'negative impact', 'negative impacts')),
        ...some(positive, counted(positive, 'positive impact', 'positive impacts')),
        ...some(risk, counted(risk, 'risk', 'risks')),
        ...some(opportunity, counted(opportunity, 'opportunity', 'opportunities')),
      ])}.`,
    scorers: (people: number) =>
      people === 1
        ? 'One person scored them.'
        : `${people} people scored them, each without seeing the scores of the others.`,
    settled: (entries: number) =>
      `People settled together on scores of ${counted(entries, 'entry', 'entries')} that they had scored differently.`,
    severity: {
      highest: 'Severity is the highest of these.',
      mean: 'Severity is the mean of these.',
    } as Record<SeverityRule, string>,
    impacts:
      'Impacts were scored by their scale and scope and, where they are negative, by how hard they are to remedy.',
    likelihood:
      'What may yet happen was also scored by its likelihood; where human rights are concerned, severity goes first.',
    finances: 'Risks and opportunities were scored by the size of their financial effect and by their likelihood.',
    thresholds: (top: number, { impact, financial }: Sides, at: Thresholds) =>
      impact && financial
        ? `On a scale up to ${top}, a topic is material from ${at.impact} on for its impacts, or from ${at.financial} on for its financial effects.`
        : `On a scale up to ${top}, a topic is material from ${impact ? at.impact : at.financial} on for its ${impact ? 'impacts' : 'financial effects'}.`,
    affected: (groups: string) => `Affected groups that were considered: ${groups}.`,
    users: (groups: string) => `Users of the report that were considered: ${groups}.`,
    surveyed: (groups: string) => `Stakeholders were surveyed, their groups weighted as follows: ${groups}.`,
    setAside: (count: number, group: string, reason: string) =>
      `${count} ${count === 1 ? 'answer' : 'answers'} by the open link of “${group}” ${count === 1 ? 'was' : 'were'} set aside: ${reason}`,
    weighted: (group: string, weight: string) => `${group} × ${weight}`,
    opinions: (top: number, at: string) =>
      `A topic that they rate ${at} or higher, on a scale up to ${top}, is material for that alone.`,
    since: (year: string) => `Compared with the assessment of ${year}:`,
    entered: (topics: string) => `newly material: ${topics}`,
    left: (topics: string) => `no longer material: ${topics}`,
    unchanged: (year: string) => `The material topics are the same as in the assessment of ${year}.`,
    between: '; ',
    kind: { negative: 'Negative impact', positive: 'Positive impact', risk: 'Risk', opportunity: 'Opportunity' },
    happens: 'happening already',
    mayHappen: 'may happen',
    horizon: { short: 'short term', medium: 'medium term', long: 'long term' },
    humanRights: 'human rights',
    entry: (kind: string, details: string, title: string) => `${kind} (${details}): ${title}`,
    ranked: (year: string, day: string) =>
      `The ESG topics that matter were identified, scored and ranked in the materiality assessment of ${year}, which was decided on ${day}.`,
    order: (topics: string) => `The material topics, the highest-scored first: ${topics}.`,
    none: (year: string) => `By the materiality assessment of ${year}, no topic is material.`,
    material: (topics: string, year: string) =>
      `By the materiality assessment of ${year}, this is material: ${topics}.`,
    judged: (topic: string, reason: string) => `“${topic}” was judged material whatever its scores: ${reason}`,
    concerned: (groups: string) => `Those affected: ${groups}.`,
    gaps: {
      scope: 'what of the organisation the assessment covers',
      stakeholders: 'which stakeholders and experts were heard, how, and what came of it',
      heard: 'how they were heard, and what came of it',
      approved: 'which body approved the result',
      entries: (topic: string) => `the impacts, risks and opportunities of “${topic}”`,
      translate: (text: string) => `translate “${text}”`,
      reason: (topic: string) => `why “${topic}” is material`,
      more: (count: number) => `${count} more of the register`,
      strategy:
        'how these affect business model, value chain, strategy and decisions, and how resilient strategy and business model are',
      risks: 'how these affect business model, value chain, cash flows, access to finance and cost of capital',
      involvement: 'whether the organisation causes the negative impacts itself or through its business relationships',
      policies: 'policies and commitments',
      actions: 'actions against negative impacts, and to bring about positive ones',
      tracking: 'goals and targets, how progress is tracked, and what was learnt',
      engagement: 'how those affected had a say in the actions',
      oversight: 'how the board oversees ESG matters, and its part in this assessment',
      review: 'how the board reviews progress against goals and targets, and how these relate to the business',
    },
  },
  zhTw: {
    space: '',
    stop: '。',
    list: (parts) => parts.join('、'),
    rules: {
      'gri-3-2021': ' GRI 3：重要議題 2021',
      'ifrs-s1-2023': ' IFRS S1',
      'esrs-set1-2023': ' ESRS 1',
      'esrs-2026': ' 2026 年簡化的 ESRS 1',
    },
    decided: (year, rules, day) => `重要議題由 ${year} 年重要性評估釐定，評估依循${rules}，並於 ${day} 作出決定。`,
    scope: (scope) => `評估涵蓋範圍：${scope}`,
    stages: (stages) => `評估範圍包括${stages}。`,
    stage: { upstream: '上游活動', own: '自身營運', downstream: '下游活動' },
    horizons: (short, medium) => `短期指 ${short} 年內，中期指 ${medium} 年內，其後為長期。`,
    considered: (topics, leftOut) =>
      leftOut > 0 ? `評估共考慮 ${topics} 項議題，另有 ${leftOut} 項在評分前剔除。` : `評估共考慮 ${topics} 項議題。`,
    described: ({ negative, positive, risk, opportunity }) =>
      `就這些議題描述並評分的包括：${[
        ...some(negative, `${negative} 項負面影響`),
        ...some(positive, `${positive} 項正面影響`),
        ...some(risk, `${risk} 項風險`),
        ...some(opportunity, `${opportunity} 項機遇`),
      ].join('、')}。`,
    scorers: (people) => (people === 1 ? '由一人評分。' : `由 ${people} 人各自評分，評分時互不知悉其他人的分數。`),
    settled: (entries) => `有 ${entries} 個項目的評分不一，由各人共同商定分數。`,
    severity: { highest: '嚴重程度取其中最高的一項。', mean: '嚴重程度取其平均。' },
    impacts: '影響按規模及範圍評分，負面影響亦按其補救的困難程度評分。',
    likelihood: '可能發生的影響亦按可能性評分；如涉及人權，則以嚴重程度為先。',
    finances: '風險及機遇按財務影響的大小及可能性評分。',
    thresholds: (top, { impact, financial }, at) =>
      impact && financial
        ? `以 ${top} 分為最高，議題的影響達 ${at.impact} 分，或財務影響達 ${at.financial} 分，即屬重要。`
        : `以 ${top} 分為最高，議題的${impact ? '影響' : '財務影響'}達 ${impact ? at.impact : at.financial} 分，即屬重要。`,
    affected: (groups) => `所考慮的受影響群體：${groups}。`,
    users: (groups) => `所考慮的報告使用者：${groups}。`,
    surveyed: (groups) => `已向持份者進行問卷調查，各組別的權重如下：${groups}。`,
    setAside: (count, group, reason) => `經「${group}」的公開連結收到的 ${count} 份回覆已剔除：${reason}`,
    weighted: (group, weight) => `${group} × ${weight}`,
    opinions: (top, at) => `以 ${top} 分為最高，持份者評為 ${at} 分或以上的議題，單憑此即屬重要。`,
    since: (year) => `與 ${year} 年的評估比較：`,
    entered: (topics) => `新增重要議題：${topics}`,
    left: (topics) => `不再屬於重要議題：${topics}`,
    unchanged: (year) => `重要議題與 ${year} 年的評估相同。`,
    between: '；',
    kind: { negative: '負面影響', positive: '正面影響', risk: '風險', opportunity: '機遇' },
    happens: '已經發生',
    mayHappen: '可能發生',
    horizon: { short: '短期', medium: '中期', long: '長期' },
    humanRights: '人權',
    entry: (kind, details, title) => `${kind}（${details}）：${title}`,
    ranked: (year, day) =>
      `重要的環境、社會及管治議題於 ${year} 年重要性評估中識別、評分及排序，並於 ${day} 作出決定。`,
    order: (topics) => `重要議題（按得分由高至低）：${topics}。`,
    none: (year) => `根據 ${year} 年重要性評估，並無重要議題。`,
    material: (topics, year) => `根據 ${year} 年重要性評估，以下屬重要議題：${topics}。`,
    judged: (topic, reason) => `「${topic}」不論得分，獲判定為重要議題：${reason}`,
    concerned: (groups) => `受影響的群體：${groups}。`,
    gaps: {
      scope: '評估涵蓋機構的哪些部分',
      stakeholders: '徵詢了哪些持份者及專家、如何徵詢，以及結果如何',
      heard: '如何徵詢他們，以及結果如何',
      approved: '由哪個組織批准結果',
      entries: (topic) => `「${topic}」的影響、風險及機遇`,
      translate: (text) => `翻譯「${text}」`,
      reason: (topic) => `「${topic}」為何重要`,
      more: (count) => `登記冊內另有 ${count} 項`,
      strategy: '這些如何影響業務模式、價值鏈、策略及決策，以及策略與業務模式的應對能力',
      risks: '這些如何影響業務模式、價值鏈、現金流量、融資渠道及資金成本',
      involvement: '負面影響是由機構自身造成，還是經由業務關係造成',
      policies: '政策及承諾',
      actions: '針對負面影響及促成正面影響的行動',
      tracking: '目標、如何追蹤進度，以及所得的經驗',
      engagement: '受影響的人如何參與行動',
      oversight: '董事會如何監管 ESG 事宜，及其在評估中的角色',
      review: '董事會如何檢討目標的進度，以及這些目標與業務的關係',
    },
  },
});

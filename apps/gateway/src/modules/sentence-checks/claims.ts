import type { KnownFigure } from './known-figures.ts';
import { denies, looksAhead } from './modality.ts';
import type { Sentence } from './sentences.ts';

/** Something that a sentence says and a figure or a cited document should bear out. */
export type Claim = { readonly kind: 'superlative' | 'claim'; readonly start: number; readonly end: number };

const superlatives = [
  /\b(?:(?:industry|world|market|sector|globally|class)[- ]leading|world[- ]class|best[- ]in[- ]class|second to none|unrivalled|unparalleled|unmatched|unsurpassed|number one in|no\. ?1 in|(?:global|world|industry|market|regional) leaders?|leaders? in (?:sustainability|esg|the industry)|a leading position|leading positions?)\b/i,
  /\bthe (?:(?:most|least) [a-z-]+|best|greenest|cleanest|safest|lowest|highest|largest|strongest|leading)(?: [a-z-]+){0,3} (?:in|of) (?:the |our |its )?(?:industry|world|market|region|sector|country|city|hong kong|asia|china|peers)\b/i,
  /(?:行業|業界|全球|世界|國際|市場|亞洲|區內|同業|全港|全國)(?:之)?(?:領先|領導者|龍頭|翹楚|標杆|第一|最[佳好優大高低])|領先(?:全球|世界|同業|業界|行業)|首屈一指|獨一無二|無與倫比|世界級|國際一流|世界一流|業界先驅|最(?:環保|可持續|綠色|優秀|卓越)的?|最佳/,
];

/** What looks like a superlative and is an established name. */
const established =
  /\bbest (?:practices?|available|efforts?|interests?|estimates?|endeavours?|fit|possible|suited)\b|最佳(?:常規|實踐|做法|可行|可用|慣例|利益|估計|應用|守則|實務|狀態|方案)/gi;

/** What is only named so: “our zero-waste strategy”, 「零碳約章」. */
const nameAfter =
  /^(?:[- ]emissions?| carbon)?[- ](?:strateg|plan|charter|training|van|vehicle|bus|truck|car\b|cars\b|fleet|building|standard|framework|polic|programme|program|initiative|alliance|week|day\b|event|campaign|committee|team|fund|target|workshop|course|scheme|signator|technolog|fuel|bond|loan)|^(?:排放)?(?:策略|約章|計劃|培訓|車|巴士|標準|框架|政策|活動|聯盟|委員會|小組|基金|課程|工作坊|運動|文化|建築|技術|概念|措施|方案)/i;

/** Said by somebody else: an award, a rank, a rating. */
const byOthers =
  /\b(?:awards?|awarded|ranked|ranking|rated|rating|named|recogni[sz]ed|prize|accolade|certified by|verified by)\b|獎|獲(?:評|頒|選|得|認)|榮獲|評為|評級|排名|認證|核證/i;

type ClaimRule = {
  readonly words: RegExp;
  /** Whether figures of this year bear it out. */
  readonly isBorneOut: (figureOf: (metric: string) => string | undefined) => boolean;
};

const isNoughtIn = (number: string | undefined) => number !== undefined && !/[1-9]/.test(number);
const totals = [
  'ghg.total.market_based',
  'ghg.total.location_based',
  'ghg.scope12.market_based',
  'ghg.scope12.location_based',
];

const rules: readonly ClaimRule[] = [
  {
    words: new RegExp(
      [
        // Only what is said to be so: a strategy, a training or a charter is called so too.
        /(?<=\b(?:is|are|was|were|been|became|become|remains?|remained|achieve[sd]|reache[sd]|attain(?:s|ed)|maintain(?:s|ed)|we run|we operate|we offer|we sell|we provide|we produce) (?:(?:an?|the|our|fully|now|already|completely|entirely|100%) ){0,3})(?:(?:carbon|climate)[- ](?:neutral(?:ity)?|negative|positive|free)|net[- ]zero(?: emissions)?|zero[- ](?:carbon|emissions?)|emissions?[- ]free)\b/,
        /(?<=(?<![為以助於])(?:[為是屬]|實現|達致|達到|達成|做到|維持|營運|提供|銷售|已|均)了?(?:一家|一間|首家|全面)?)(?:碳中和|淨零碳?(?:排放)?|零碳(?:排放)?|零排放|氣候中和|負碳)(?=的?(?:企業|公司|集團|工廠|廠房|據點|辦公室|營運|機構|產品|服務|狀態)|\s|[，。、；！）」]|$)/,
      ]
        .map(({ source }) => source)
        .join('|'),
      'i',
    ),
    isBorneOut: (figureOf) => totals.some((metric) => isNoughtIn(figureOf(metric))),
  },
  {
    words:
      /\bzero[- ]waste\b|\bzero waste to landfill\b|\bno waste (?:goes|went|is sent|was sent) to landfill\b|零廢(?:棄物?|物)?|零堆填/i,
    isBorneOut: (figureOf) => isNoughtIn(figureOf('waste.disposed')),
  },
  {
    words:
      /\b(?:100 ?%|fully|entirely|completely) (?:powered by )?(?:renewable|green) (?:energy|electricity|power)\b|\b100 ?% renewables?\b|(?:100 ?%|百分之百|全部|完全)(?:使用|採用)?(?:可再生能源|綠色電力|綠電)/i,
    isBorneOut: (figureOf) => figureOf('energy.consumption.renewable_pct') === '100',
  },
  {
    words: /\b(?:zero|no) (?:accidents?|injur(?:y|ies)|work-related injuries)\b|零事故|零工傷|零意外|零傷亡/i,
    isBorneOut: (figureOf) => isNoughtIn(figureOf('ohs.recordable')),
  },
  {
    words: /\b(?:zero|no) (?:work-related )?(?:fatalit(?:y|ies)|deaths?)\b|零(?:因工)?死亡/i,
    isBorneOut: (figureOf) => isNoughtIn(figureOf('ohs.fatalities')),
  },
  {
    words:
      /\b(?:no|zero) (?:negative |adverse )?(?:environmental impacts?|impacts? on the environment|carbon footprint|pollution)\b|\b(?:fully|completely|entirely|truly|100 ?%) (?:sustainable|green|eco-friendly|environmentally friendly)\b|對環境(?:毫|全)?無(?:任何)?(?:負面)?影響|零污染|完全環保|百分之百環保|100 ?%環保/i,
    isBorneOut: () => false,
  },
];

const numberOf = (figures: readonly KnownFigure[]) => (metric: string) =>
  figures.find(({ fieldKey, years }) => fieldKey === metric && years[0]?.total)?.years[0]?.total?.number;

const spanOf = (kind: Claim['kind'], found: RegExpExecArray): Claim => ({
  kind,
  start: found.index,
  end: found.index + found[0].length,
});

/** The claims of a sentence that neither a figure nor a citation bears out. Denials, wishes and awards claim nothing. */
export const claimsIn = ({ text, isCited }: Sentence, figures: readonly KnownFigure[]): Claim[] => {
  if (isCited || denies(text) || looksAhead(text) || byOthers.test(text)) return [];
  const plain = text.replace(established, (name) => ' '.repeat(name.length));
  const figureOf = numberOf(figures);
  const claims = rules.flatMap(({ words, isBorneOut }) => {
    const found = words.exec(plain);
    const isName = found && nameAfter.test(plain.slice(found.index + found[0].length));
    return found && !isName && !isBorneOut(figureOf) ? [spanOf('claim', found)] : [];
  });
  const praise = superlatives.flatMap((words) => {
    const found = words.exec(plain);
    return found ? [spanOf('superlative', found)] : [];
  });
  return [...claims.slice(0, 1), ...praise.slice(0, 1)];
};

import { sentenceWords } from './sentence-words.ts';

/** What a draft calls a figure: its metric, its English name at the beginning of a sentence with its verb, and its Chinese name. */
type Line = readonly [metric: string, en: string, verb: 'was' | 'were', zhTw: string];

const lines: readonly Line[] = [
  ['ghg.scope1.total', 'Scope 1 emissions', 'were', '範圍 1 溫室氣體排放'],
  ['ghg.scope2.location_based', 'Location-based Scope 2 emissions', 'were', '範圍 2 溫室氣體排放（地點為本）'],
  ['ghg.scope2.market_based', 'Market-based Scope 2 emissions', 'were', '範圍 2 溫室氣體排放（市場為本）'],
  ['ghg.scope3.total', 'Scope 3 emissions', 'were', '範圍 3 溫室氣體排放'],
  [
    'ghg.scope12.location_based',
    'Location-based Scope 1 and 2 emissions',
    'were',
    '範圍 1 及 2 溫室氣體排放（地點為本）',
  ],
  ['ghg.total.location_based', 'Total location-based greenhouse gas emissions', 'were', '溫室氣體總排放（地點為本）'],
  ['ghg.total.market_based', 'Total market-based greenhouse gas emissions', 'were', '溫室氣體總排放（市場為本）'],
  ['ghg.intensity.revenue', 'Emission intensity by revenue', 'was', '單位收入排放密度'],
  ['ghg.intensity.physical', 'Emission intensity', 'was', '排放密度'],
  ['air.nox', 'Nitrogen oxide emissions', 'were', '氮氧化物排放'],
  ['air.sox', 'Sulphur oxide emissions', 'were', '硫氧化物排放'],
  ['air.pm', 'Particulate matter emissions', 'were', '懸浮粒子排放'],
  ['energy.consumption.total', 'Total energy consumption', 'was', '能源總耗量'],
  ['energy.consumption.electricity', 'Purchased electricity', 'was', '外購電力耗量'],
  ['energy.consumption.fuel', 'Fuel consumption', 'was', '燃料耗量'],
  ['energy.consumption.renewable', 'Renewable energy consumption', 'was', '可再生能源耗量'],
  ['energy.consumption.renewable_pct', 'The share of renewable energy', 'was', '可再生能源佔比'],
  ['energy.intensity.revenue', 'Energy intensity by revenue', 'was', '單位收入能源密度'],
  ['energy.intensity.physical', 'Energy intensity', 'was', '能源密度'],
  ['water.withdrawal.total', 'Total water withdrawal', 'was', '取水總量'],
  ['water.consumption.total', 'Total water consumption', 'was', '耗水總量'],
  ['water.discharge.total', 'Total water discharge', 'was', '排水總量'],
  ['water.recycled', 'Recycled water', 'was', '循環再用水量'],
  ['water.intensity.revenue', 'Water intensity by revenue', 'was', '單位收入用水密度'],
  ['water.intensity.physical', 'Water intensity', 'was', '用水密度'],
  ['waste.generated.total', 'Total waste generated', 'was', '廢棄物總量'],
  ['waste.generated.hazardous', 'Hazardous waste', 'was', '有害廢棄物'],
  ['waste.generated.nonhazardous', 'Non-hazardous waste', 'was', '無害廢棄物'],
  ['waste.diverted', 'Waste diverted from disposal', 'was', '轉移處置的廢棄物'],
  ['waste.disposed', 'Waste directed to disposal', 'was', '最終處置的廢棄物'],
  ['waste.recycled_pct', 'The recycling rate', 'was', '回收率'],
  ['workforce.headcount', 'The number of employees', 'was', '僱員人數'],
  ['workforce.female_pct', 'The share of women among employees', 'was', '女性僱員佔比'],
  ['workforce.turnover_rate', 'The employee turnover rate', 'was', '僱員流失比率'],
  ['workforce.hires', 'The number of new hires', 'was', '新聘僱員人數'],
  ['workforce.leavers', 'The number of leavers', 'was', '離職僱員人數'],
  ['training.hours_average', 'Average training', 'was', '人均培訓時數'],
  ['training.hours_total', 'Total training hours', 'were', '總培訓時數'],
  ['training.trained_pct', 'The share of employees trained', 'was', '受訓僱員佔比'],
  ['ohs.fatalities', 'The number of work-related fatalities', 'was', '因工死亡人數'],
  ['ohs.recordable', 'The number of recordable injuries', 'was', '可記錄工傷宗數'],
  ['ohs.recordable_rate', 'The recordable injury rate', 'was', '可記錄工傷率'],
  ['ohs.lost_days', 'Lost days due to work injuries', 'were', '因工傷損失工作日數'],
  ['ohs.ltifr', 'The lost-time injury frequency rate', 'was', '損失工時工傷頻率'],
  ['gov.board_size', 'The number of directors', 'was', '董事人數'],
  ['gov.board_independent_pct', 'The share of independent directors', 'was', '獨立董事佔比'],
  ['diversity.board_female_pct', 'The share of women on the board', 'was', '董事會女性佔比'],
  ['corruption.incidents', 'The number of confirmed corruption incidents', 'was', '已確認貪污事件宗數'],
  ['corruption.cases', 'The number of concluded corruption cases', 'was', '已審結貪污訴訟宗數'],
  ['corruption.trained', 'The number of people trained in anti-corruption', 'was', '接受反貪污培訓人數'],
  ['ethics.compliance_count', 'The number of significant instances of non-compliance', 'was', '重大違規宗數'],
  ['community.investment', 'Community investment', 'was', '社區投資'],
  ['community.volunteer_hours', 'Volunteer hours', 'were', '義工時數'],
  ['community.beneficiaries', 'The number of beneficiaries', 'was', '受惠人數'],
  ['supply.count', 'The number of suppliers', 'was', '供應商數目'],
  [
    'supply.screened_env_pct',
    'The share of new suppliers screened by environmental criteria',
    'was',
    '以環境準則篩選的新供應商佔比',
  ],
  [
    'supply.screened_soc_pct',
    'The share of new suppliers screened by social criteria',
    'was',
    '以社會準則篩選的新供應商佔比',
  ],
  ['supply.local_pct', 'The share of local procurement', 'was', '本地採購佔比'],
  ['product.recalls', 'The number of products recalled for safety', 'was', '因安全理由回收產品次數'],
  ['product.complaints', 'The number of complaints about products and services', 'was', '產品及服務投訴宗數'],
];

/** What sentences call a figure. */
export type FigureWords = {
  readonly metric: string;
  /** At the beginning of a sentence. */
  readonly name: { readonly en: string; readonly zhTw: string };
  readonly verb: 'was' | 'were';
  /** All names, in lower case and both languages. */
  readonly names: readonly string[];
};

const alsoCalled = (metric: string) => sentenceWords[metric]?.split('|') ?? [];

const words: ReadonlyMap<string, FigureWords> = new Map(
  lines.map(([metric, en, verb, zhTw]) => {
    const names = [en, zhTw, ...alsoCalled(metric)].map((name) => name.toLowerCase());
    return [metric, { metric, name: { en, zhTw }, verb, names }];
  }),
);

/** What sentences call the metric; `undefined` for one that no sentence of ours speaks of. */
export const figureWordsOf = (metric: string): FigureWords | undefined => words.get(metric);

/** The metrics that sentences speak of and whose keys begin with one of these words, in the order of the sentences. */
export const figuresBelow = (...roots: readonly string[]): string[] =>
  [...words.keys()].filter((metric) => roots.some((root) => metric.startsWith(`${root}.`)));

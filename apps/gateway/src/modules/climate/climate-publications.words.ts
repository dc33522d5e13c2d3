import { type ClimateCaveat, defineWords, periodName } from '@esg/contract';
import { dividedBy, fractionOf, toPlaces } from '@esg/quantities';
import type { BaseYearSaid } from './base-year-said.ts';

/** What a reader must know of a figure, by caveat; an estimate is told by the figure's quality. */
type Caveats = Readonly<Record<Exclude<ClimateCaveat, 'estimate'>, string>>;

const caveats: { readonly en: Caveats; readonly zhTw: Caveats } = {
  en: {
    factor_of_other_year: 'factors of another year than the activity',
    factor_long_ended: 'factors much older than the activity',
    factor_of_other_region: 'factors of another region',
    gwp_set_not_stated: 'factors whose source states no set of warming potentials',
    no_residual_mix: 'grid average factors in the market-based method, because no residual mix is available',
    life_cycle_factor: 'life-cycle factors, which include upstream emissions',
    biogenic_not_known: 'biogenic CO2 that the publisher does not state',
    contract_exceeds_use: 'contracts for more energy than was used, counted up to the use',
  },
  zhTw: {
    factor_of_other_year: '採用與活動不同年份的排放因子',
    factor_long_ended: '採用遠比活動舊的排放因子',
    factor_of_other_region: '採用其他地區的排放因子',
    gwp_set_not_stated: '採用來源未註明全球升溫潛能值版本的排放因子',
    no_residual_mix: '市場為本方法因無剩餘組合而採用電網平均排放因子',
    life_cycle_factor: '採用包含上游排放的生命周期因子',
    biogenic_not_known: '來源未註明生物源二氧化碳',
    contract_exceeds_use: '合約能源量超出用量，只計算至用量為止',
  },
};

/** How the figures of a reporting time were counted. */
type Account = {
  readonly gwpSet: string;
  readonly gases: readonly string[];
  readonly sources: readonly string[];
  readonly baseYear: BaseYearSaid | null;
};

const unsplit = 'unsplit';
const subscripts = '₀₁₂₃₄₅₆₇₈₉';
/** Formulas as they are printed, such as CH₄. */
const formulasOf = (gases: readonly string[]) =>
  gases
    .filter((gas) => gas !== unsplit)
    .map((gas) => gas.replace(/(?<=[A-Z])\d/g, (digit) => subscripts[Number(digit)] ?? digit));

const thousand = fractionOf('1000');
/** Kilograms as tonnes to the kilogram. */
const tonnesOf = (kg: string) => toPlaces(dividedBy(fractionOf(kg), thousand), 3);

/** The base year, what it came to, and why it was chosen (GRI 305-1-d and 305-2-d). */
const baseYearInEnglish = ({ period, totals, scopes, reason }: BaseYearSaid): string[] => [
  `Base year: ${periodName(period)}.`,
  ...(totals && scopes.length > 0
    ? [
        `Its emissions in t CO₂e: ${[
          ...(scopes.includes('1') ? [`scope 1 ${tonnesOf(totals.scope1)}`] : []),
          ...(scopes.includes('2')
            ? [
                `scope 2 location-based ${tonnesOf(totals.scope2Location)}, market-based ${tonnesOf(totals.scope2Market)}`,
              ]
            : []),
          ...(scopes.includes('3') ? [`scope 3 ${tonnesOf(totals.scope3)}`] : []),
        ].join('; ')}.`,
      ]
    : []),
  ...(reason ? [`Why it was chosen: ${reason}`] : []),
];

const baseYearInChinese = ({ period, totals, scopes, reason }: BaseYearSaid): string[] => [
  `基準年：${periodName(period)}。`,
  ...(totals && scopes.length > 0
    ? [
        `基準年排放量（公噸 CO₂ 當量）：${[
          ...(scopes.includes('1') ? [`範圍 1 ${tonnesOf(totals.scope1)}`] : []),
          ...(scopes.includes('2')
            ? [`範圍 2 地點為本 ${tonnesOf(totals.scope2Location)}，市場為本 ${tonnesOf(totals.scope2Market)}`]
            : []),
          ...(scopes.includes('3') ? [`範圍 3 ${tonnesOf(totals.scope3)}`] : []),
        ].join('；')}。`,
      ]
    : []),
  ...(reason ? [`選擇原因：${reason}`] : []),
];

/** Sources that a text names; a figure names all of its own. */
const sourcesMax = 20;

/** What a published figure says of where it comes from. */
export const publicationWords = defineWords({
  en: {
    source: 'Climate calculator',
    method: (set: string, sources: string) =>
      `Activity data times emission factors, GWP100 of ${set}. Factors: ${sources}.`,
    limits: (said: readonly string[]) => ` In part: ${said.join('; ')}.`,
    caveat: (code: ClimateCaveat): string | undefined => (code === 'estimate' ? undefined : caveats.en[code]),
    contracts: 'contracts and certificates',
    account: ({ gwpSet, gases, sources, baseYear }: Account): string => {
      const others = gases.includes(unsplit)
        ? ', and CO₂ equivalents that their publishers do not divide into gases'
        : '';
      const rest = sources.length > sourcesMax ? '; and others, named with each figure' : '';
      return [
        'Emissions are activity data of each month times emission factors.',
        `Gases included: ${formulasOf(gases).join(', ') || 'CO₂ equivalents'}${others}.`,
        `Global warming potentials over 100 years: IPCC ${gwpSet}.`,
        ...(sources.length > 0
          ? [`Sources of emission factors: ${sources.slice(0, sourcesMax).join('; ')}${rest}.`]
          : []),
        ...(baseYear ? baseYearInEnglish(baseYear) : []),
      ].join(' ');
    },
  },
  zhTw: {
    source: '氣候計算器',
    method: (set: string, sources: string) =>
      `活動數據乘以排放因子，採用 ${set} 的 100 年全球升溫潛能值。排放因子：${sources}。`,
    limits: (said: readonly string[]) => `部分數據：${said.join('；')}。`,
    caveat: (code: ClimateCaveat): string | undefined => (code === 'estimate' ? undefined : caveats.zhTw[code]),
    contracts: '合約及證書',
    account: ({ gwpSet, gases, sources, baseYear }) => {
      const others = gases.includes(unsplit) ? '，以及來源沒有按氣體劃分的 CO₂ 當量' : '';
      const rest = sources.length > sourcesMax ? '；其餘來源載於各項數字' : '';
      return [
        '排放量為每月活動數據乘以排放因子。',
        `計入的氣體：${formulasOf(gases).join('、') || 'CO₂ 當量'}${others}。`,
        `100 年全球升溫潛能值：IPCC ${gwpSet}。`,
        ...(sources.length > 0 ? [`排放因子來源：${sources.slice(0, sourcesMax).join('；')}${rest}。`] : []),
        ...(baseYear ? baseYearInChinese(baseYear) : []),
      ].join('');
    },
  },
});

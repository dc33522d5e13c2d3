import {
  type ClimateCaveat,
  type ConsolidationApproach,
  defineWords,
  type LeftOutReason,
  type UncertaintySubject,
} from '@esg/contract';
import type { GasGroup } from './sums.ts';

type Origins = Readonly<Record<'supplier' | 'own' | 'national' | 'generic', string>>;
type Named<Key extends string> = Readonly<Record<Key, string>>;

const approaches = defineWords<Named<ConsolidationApproach>>({
  en: {
    operational_control:
      'Operational control: everything that the organisation operates counts whole, and nothing that others operate.',
    financial_control:
      'Financial control: everything that the organisation controls financially counts whole; joint ventures count by what it owns.',
    equity_share: 'Equity share: each entity counts by what the organisation owns of it.',
  },
  zhTw: {
    operational_control: '營運控制權法：由機構營運的全數計入，由他人營運的不計入。',
    financial_control: '財務控制權法：由機構在財務上控制的全數計入；合營企業按所持權益計入。',
    equity_share: '股權比例法：各實體按機構所持權益計入。',
  },
});

const reasons = defineWords<Named<LeftOutReason>>({
  en: {
    excluded: 'Excluded',
    days: 'Not part of the group in this period',
    archived: 'Archived',
    control: 'Not controlled',
    ownership: 'Not owned',
    lease: 'Counts with the other party of the lease',
    above: 'Counts with the entity above it',
  },
  zhTw: {
    excluded: '不計入',
    days: '期內不屬集團',
    archived: '已封存',
    control: '沒有控制權',
    ownership: '沒有持有權益',
    lease: '由租約另一方計入',
    above: '已計入上層實體',
  },
});

const origins = defineWords<Origins>({
  en: { supplier: 'From the supplier', own: 'Own factor', national: 'National factor', generic: 'Generic factor' },
  zhTw: { supplier: '供應商提供', own: '自設排放因子', national: '國家排放因子', generic: '通用排放因子' },
});

const gases = defineWords<Named<GasGroup>>({
  en: {
    CO2: 'CO₂',
    CH4: 'CH₄',
    N2O: 'N₂O',
    HFC: 'HFCs',
    PFC: 'PFCs',
    SF6: 'SF₆',
    NF3: 'NF₃',
    other: 'Other gases',
    unsplit: 'Not divided into gases by the publisher, or left by its rounding',
  },
  zhTw: {
    CO2: 'CO₂',
    CH4: 'CH₄',
    N2O: 'N₂O',
    HFC: '氫氟碳化物（HFCs）',
    PFC: '全氟化碳（PFCs）',
    SF6: 'SF₆',
    NF3: 'NF₃',
    other: '其他氣體',
    unsplit: '發布機構沒有按氣體劃分，或四捨五入的差額',
  },
});

const caveats = defineWords<Named<ClimateCaveat>>({
  en: {
    factor_of_other_year: 'The factor is of another year than the activity',
    factor_long_ended: 'The factor is much older than the activity',
    factor_of_other_region: 'The factor is of another country or region',
    gwp_set_not_stated: 'The publisher does not say which warming potentials the factor uses',
    no_residual_mix: 'Without a known residual mix, the factor of the grid was used',
    contract_exceeds_use: 'The contracts cover more than was used; they count up to the use',
    life_cycle_factor: 'The factor counts the whole life of power plants, not only their operation',
    biogenic_not_known: 'The publisher does not say how much CO₂ from plants is set free',
    estimate: 'The amount is an estimate',
  },
  zhTw: {
    factor_of_other_year: '排放因子與活動的年份不同',
    factor_long_ended: '排放因子遠比活動舊',
    factor_of_other_region: '排放因子屬其他國家或地區',
    gwp_set_not_stated: '發布機構沒有說明排放因子採用的升溫潛能值',
    no_residual_mix: '沒有已知的剩餘組合，因此採用電網的排放因子',
    contract_exceeds_use: '合約能源量超出用量，只計算至用量為止',
    life_cycle_factor: '排放因子計算發電廠整個生命周期，而不只是營運期間',
    biogenic_not_known: '發布機構沒有說明植物來源的 CO₂ 數量',
    estimate: '數量屬估算',
  },
});

const uncertain = defineWords<Named<UncertaintySubject>>({
  en: {
    metered: 'Amounts that were billed or metered',
    estimated: 'Amounts that were estimated',
    supplier: 'Factors from suppliers, and contracts',
    national: 'National factors',
    generic: 'Generic factors',
  },
  zhTw: {
    metered: '按單據或儀錶讀數的數量',
    estimated: '估算的數量',
    supplier: '供應商提供的排放因子及合約',
    national: '國家排放因子',
    generic: '通用排放因子',
  },
});

/** Names that several parts of an inventory use. */
export const inventoryNames = defineWords({
  en: {
    approaches: approaches.en,
    reasons: reasons.en,
    origins: origins.en,
    gases: gases.en,
    caveats: caveats.en,
    uncertain: uncertain.en,
  },
  zhTw: {
    approaches: approaches.zhTw,
    reasons: reasons.zhTw,
    origins: origins.zhTw,
    gases: gases.zhTw,
    caveats: caveats.zhTw,
    uncertain: uncertain.zhTw,
  },
});

import { defineWords } from '@esg/contract';
import type { UsedRemark } from './published-figures.ts';

type Said = {
  readonly metricKey: string;
  /** Of calorific values and densities. */
  readonly sources: readonly string[];
  readonly remarks: readonly UsedRemark[];
};

const isOf = (metricKey: string, ...ends: readonly string[]) => ends.some((end) => metricKey.endsWith(end));

const kindOf = (metricKey: string) => {
  if (isOf(metricKey, 'withdrawal.total')) return 'withdrawal';
  if (isOf(metricKey, 'discharge.total')) return 'discharge';
  return isOf(metricKey, 'electricity', 'heat_steam_cooling', 'renewable_self') ? 'bought' : 'fuel';
};

const english: Record<ReturnType<typeof kindOf> | UsedRemark, string> = {
  withdrawal:
    'Water supplied by others, as billed or metered. Water from own wells and other own sources is not included.',
  discharge: 'Waste water given to others for treatment, as billed or metered. Other discharge is not included.',
  bought: 'Energy as billed or metered, in kWh.',
  fuel: 'Energy content of fuels by net calorific value, in kWh.',
  gross_as_net:
    'Gross energy of gases was multiplied by 0.9 and that of other fossil fuels by 0.95 (IPCC 2006 Guidelines, volume 2, 1.4.1.2).',
  basis_not_stated: 'Where a bill states no basis, energy is as billed.',
  blends_as_fossil: 'Blends with biofuel are counted as non-renewable.',
};
const chinese: typeof english = {
  withdrawal: '由他人供應的用水，按帳單或儀錶讀數計算，不包括自有水井及其他自有水源。',
  discharge: '交由他人處理的污水，按帳單或儀錶讀數計算，不包括其他排水。',
  bought: '按帳單或儀錶讀數計算的能源，以 kWh 表示。',
  fuel: '按淨熱值計算的燃料能量，以 kWh 表示。',
  gross_as_net: '氣體燃料的總熱值能量乘以 0.9，其他化石燃料乘以 0.95（IPCC 2006 年指南第 2 卷 1.4.1.2）。',
  basis_not_stated: '帳單未註明熱值基準時，按帳單所載能量計算。',
  blends_as_fossil: '摻有生物燃料的燃料計入不可再生燃料。',
};

/** How a figure of energy or water was reckoned, with everything that its readers must know. */
export const usedWords = defineWords({
  en: {
    method: ({ metricKey, sources, remarks }: Said): string =>
      [
        english[kindOf(metricKey)],
        ...remarks.map((remark) => english[remark]),
        ...(sources.length > 0 ? [`Calorific values and densities: ${sources.join('; ')}.`] : []),
      ].join(' '),
  },
  zhTw: {
    method: ({ metricKey, sources, remarks }) =>
      [
        chinese[kindOf(metricKey)],
        ...remarks.map((remark) => chinese[remark]),
        ...(sources.length > 0 ? [`熱值及密度：${sources.join('；')}。`] : []),
      ].join(''),
  },
});

import { describe, expect, it } from 'vitest';
import { formerNames } from './former-names.ts';
import { findMetric, listMetrics, metricsCalled, metricsLike, metricsNearlyCalled } from './index.ts';
import { metricWords } from './metric-words.ts';

const keys = (text: string) => metricsCalled(text).map(({ key }) => key);

describe('names of metrics in imported sheets', () => {
  it('belong to metrics of the library', () => {
    expect(Object.keys(metricWords).filter((key) => !findMetric(key))).toEqual([]);
  });

  it('are none where a word alone says only that something was used', () => {
    for (const name of ['Consumption', 'Usage', 'Consumed']) expect(metricsCalled(name)).toEqual([]);
    expect(metricsCalled('Gas consumption')[0]?.key).toBe('energy.consumption.gas');
    expect(metricsCalled('Total greenhouse gases')[0]?.key).toBe(metricsCalled('GHG')[0]?.key);
  });

  it('find each metric first by its own name in either language', () => {
    const lost = listMetrics().flatMap(({ key, name }) =>
      [name.en, name.zhTw].filter((text) => {
        const found = metricsCalled(text);
        const isFigure = findMetric(key)?.unitKind !== null;
        return isFigure && !found.some((metric) => metric.key === key);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('find each metric by the library’s former name for it, which exported files may still use', () => {
    const lost = Object.entries(formerNames).filter(([key, name]) => !keys(name).includes(key));
    expect(lost).toEqual([]);
  });

  it.each([
    ['Employee turnover', 'workforce.turnover_rate'],
    ['Staff turnover rate (%)', 'workforce.turnover_rate'],
    ['員工流失率（%）', 'workforce.turnover_rate'],
    ['Total number of employees', 'workforce.headcount'],
    ['Total workforce¹', 'workforce.headcount'],
    ['Number of staff (note 3)', 'workforce.headcount'],
    ['KPI A1.3 Total hazardous waste produced', 'waste.generated.hazardous'],
    ['A2.2 Water consumption in total', 'water.consumption.total'],
    ['– Total GHG emissions (tCO2e)', 'ghg.total.location_based'],
    ['Direct GHG emissions (Scope 1)', 'ghg.scope1.total'],
    ['Scope 2 – Energy indirect emissions', 'ghg.scope2.location_based'],
    ['溫室氣體排放總量', 'ghg.total.location_based'],
    ['範圍1：直接排放', 'ghg.scope1.total'],
    ['Nitrogen oxides (NOx)', 'air.nox'],
    ['Lost days due to work injury', 'ohs.lost_days'],
    ['Average training hours completed per employee', 'training.hours_average'],
    ['Charitable donations (HK$)', 'community.investment'],
    ['所耗無害廢物', undefined],
    ['Whatever this may be', undefined],
  ])('“%s” is %s', (text, key) => {
    expect(keys(text)[0]).toBe(key);
  });

  it('find several metrics where only the unit tells them apart', () => {
    expect(keys('GHG emission intensity')).toEqual(
      expect.arrayContaining(['ghg.intensity.revenue', 'ghg.intensity.physical']),
    );
  });

  it.each([
    ['Hazardous waste intensity', 'waste.intensity.hazardous'],
    ['Non-hazardous waste intensity', 'waste.intensity.nonhazardous'],
    ['有害廢棄物密度', 'waste.intensity.hazardous'],
    ['無害廢棄物密度', 'waste.intensity.nonhazardous'],
  ])('distinguish the intensities of hazardous and non-hazardous waste: “%s”', (text, key) => {
    expect(keys(text)).toEqual([key, `${key}_revenue`]);
  });

  it('find an intensity by either Chinese word for “intensity”', () => {
    for (const text of ['單位活動量有害廢棄物密度', '單位活動量有害廢棄物強度'])
      expect(keys(text), text).toEqual(['waste.intensity.hazardous']);
  });

  it.each([
    ['Product and service complaints received', ['product.complaints']],
    ['Number of complaints recorded about products and services', ['product.complaints']],
    ['接獲有關產品及服務的投訴宗數', ['product.complaints']],
    ['接获产品投诉数目', ['product.complaints']],
    ['Products recalled for safety and health reasons', ['product.recall_pct']],
    ['因健康與安全理由而回收的產品百分比', ['product.recall_pct']],
    ['Environmental complaints received', []],
    ['Complaints resolved', []],
  ])('are found in the longer sentence “%s”', (text, expected) => {
    expect(metricsCalled(text)).toEqual([]);
    expect(metricsNearlyCalled(text).map(({ key }) => key)).toEqual(expected);
  });

  it.each([
    ['Emission target', 'pollution.target'],
    ['Emissions targets', 'pollution.target'],
    ['排放目標', 'pollution.target'],
    ['Waste reduction target', 'waste.target'],
    ['減廢目標', 'waste.target'],
    ['Energy targets', 'energy.target'],
    ['能源目標', 'energy.target'],
    ['Water efficiency target', 'water.target'],
    ['用水目標', 'water.target'],
  ])('find the targets that HKEX asks for: “%s”', (text, key) => {
    expect(keys(text)).toEqual([key]);
  });

  it.each([
    ['Anti-corruption training hours', 'corruption.training_hours'],
    ['Number of employees who received anti-corruption training', 'corruption.trained'],
    ['反貪污培訓時數', 'corruption.training_hours'],
    ['接受反貪污培訓的員工人數', 'corruption.trained'],
    ['接受反貪污培訓的僱員百分比', 'corruption.trained_pct'],
  ])('distinguish hours, people and share of anti-corruption training: “%s”', (text, key) => {
    expect(keys(text)).toEqual([key]);
  });

  it('are suggested for a text that names no metric for sure', () => {
    expect(metricsLike('Hazardous waste recycled').map(({ key }) => key)).toContain('waste.generated.hazardous');
    expect(metricsLike('Voluntary staff turnover in Hong Kong')[0]?.key).toBe('workforce.turnover_rate');
    expect(metricsLike('所耗無害廢物')[0]?.key).toBe('waste.generated.nonhazardous');
    expect(metricsLike('zzz')).toEqual([]);
  });

  it('suggest what the words of a label say, and nothing for a word that says something else', () => {
    const isMass = ({ unitKind }: { unitKind: string | null }) => unitKind === 'mass' || unitKind === 'ghg_mass';
    const like = (text: string) => metricsLike(text, isMass).map(({ key }) => key);
    expect(like('Carbon monoxide')).toEqual([]);
    const domestic = like('Domestic wastes (non-hazardous, including food wastes)');
    expect(domestic[0]).toBe('waste.generated.nonhazardous');
    expect(domestic).not.toContain('waste.generated.hazardous');
    expect(like('Hazardous chemical waste')).not.toContain('waste.generated.nonhazardous');
    expect(like('無害廢棄物總量')).not.toContain('waste.generated.hazardous');
    expect(like('Food waste')).toContain('waste.generated.total');
  });
});

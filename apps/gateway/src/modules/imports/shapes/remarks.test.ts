import { describe, expect, it } from 'vitest';
import { readShape, type Shape } from './testing/shape.ts';

describe('sheets with words beside their figures', () => {
  it('read the reason in a row as the reason of its newest figure, and the word “total” as no reason', async () => {
    const shape: Shape = {
      name: 'notes beside two years',
      rows: [
        ['Indicator', 'Unit', '2022', '2023', 'Reason for change'],
        ['Scope 1 emissions', 'tCO2e', 10_991.7, 1942.7, 'Fewer refrigerant losses'],
        ['Electricity consumption', 'MWh', 47.4, 143.9, 'Total'],
      ],
      figures: [],
    };
    const { items } = await readShape(shape);
    expect(items.map(({ place, given }) => [place.metricKey, place.period?.end, given.explanation])).toEqual([
      ['ghg.scope1.total', '2022-12-31', undefined],
      ['ghg.scope1.total', '2023-12-31', 'Fewer refrigerant losses'],
      ['energy.consumption.electricity', '2022-12-31', undefined],
      ['energy.consumption.electricity', '2023-12-31', undefined],
    ]);
  });

  it('read a remark as a note on the figure, never as the reason of its change', async () => {
    const shape: Shape = {
      name: 'remarks beside two years',
      rows: [
        ['指標', '單位', '2022', '2023', '變動原因', '備註'],
        ['Scope 1 emissions', 'tCO2e', 10_991.7, 1942.7, '雪種洩漏減少', '不包括租戶'],
        ['Electricity consumption', 'MWh', 47.4, 143.9, '', '按地點基準'],
      ],
      figures: [],
    };
    const { items } = await readShape(shape);
    expect(items.map(({ place, given }) => [place.metricKey, place.period?.end, given])).toEqual([
      ['ghg.scope1.total', '2022-12-31', {}],
      ['ghg.scope1.total', '2023-12-31', { explanation: '雪種洩漏減少', note: '不包括租戶' }],
      ['energy.consumption.electricity', '2022-12-31', {}],
      ['energy.consumption.electricity', '2023-12-31', { note: '按地點基準' }],
    ]);
  });

  it('show figures that do not apply, with the reason that the sheet gives', async () => {
    const shape: Shape = {
      name: 'figures that do not apply',
      rows: [
        ['指標', '單位', '2022', '2023', '備註'],
        ['能源總耗量', '兆瓦時', 10, 11, ''],
        ['製成品所用包裝材料總量', '噸', '不適用', '不適用', '本集團並無製成品'],
        ['耗水總量', '立方米', '-', '-', '由業主提供'],
        ['Total hazardous waste produced', 'tonnes', 'N/A (no hazardous waste)', 3, ''],
        ['Total non-hazardous waste produced', 'tonnes', '-', '不適用：由物業管理公司處理', ''],
      ],
      figures: [],
    };
    const { items } = await readShape(shape);
    const left = items.filter((item) => item.left);
    expect(left.map(({ place, remarks: [remark] }) => [place.metricKey, place.period?.end, remark])).toEqual([
      ['materials.packaging', '2022-12-31', { row: 3, note: 'not_applicable', facts: { text: '不適用' } }],
      [
        'materials.packaging',
        '2023-12-31',
        { row: 3, note: 'not_applicable', facts: { text: '不適用', reason: '本集團並無製成品' } },
      ],
      [null, undefined, { row: 4, note: 'no_value', facts: {} }],
      [
        'waste.generated.hazardous',
        '2022-12-31',
        { row: 5, note: 'not_applicable', facts: { text: 'N/A', reason: 'no hazardous waste' } },
      ],
      [
        'waste.generated.nonhazardous',
        '2023-12-31',
        { row: 6, note: 'not_applicable', facts: { text: '不適用', reason: '由物業管理公司處理' } },
      ],
    ]);
    expect(items.flatMap(({ left: isLeft, place }) => (isLeft ? [] : place.metricKey))).toEqual([
      'energy.consumption.total',
      'energy.consumption.total',
      'waste.generated.hazardous',
    ]);
  });
});

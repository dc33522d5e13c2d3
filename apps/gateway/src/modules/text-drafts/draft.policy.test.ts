import {
  draftTopics,
  figuresOfFramework,
  linkedNumbersIn,
  plainRichText,
  type ReportFigures,
  type RichTextBlock,
  runsOfBlock,
} from '@esg/contract';
import { figuresBelow, figureWordsOf, findFramework, findMetric } from '@esg/standards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disclosuresOf } from '../reports/index.ts';
import { sentenceChecker } from '../sentence-checks/check-sentences.ts';
import { knownFiguresOf } from '../sentence-checks/marks.policy.ts';
import { sentencesOf } from '../sentence-checks/sentences.ts';
import { type DraftInput, draftOf } from './draft.policy.ts';

const frameworkOf = (versionId: string) => {
  const framework = findFramework(versionId);
  if (!framework) throw new Error(`${versionId} is missing`);
  return framework;
};
const gri = frameworkOf('gri-2025');
const place = { disclosureCode: '2-22', fieldKey: 'org.strategy_statement' };

/** A report that has these figures, this year's first, in the unit that the field has first. */
const reportWith = (values: Readonly<Record<string, readonly string[]>>): DraftInput => {
  const figures = Object.entries(values).map(([fieldKey, numbers]): ReportFigures['figures'][number] => {
    const disclosure = disclosuresOf(gri).find(({ fields }) => fields.some(({ key }) => key === fieldKey));
    const kind = disclosure?.fields.find(({ key }) => key === fieldKey)?.unitKind ?? '';
    const unit = gri.units[kind]?.[0]?.code ?? '';
    return {
      disclosureCode: disclosure?.code ?? '',
      fieldKey,
      years: numbers.map((number) => ({ rows: [{ descriptor: '', number, unit }], total: { number, unit } })),
    };
  });
  return {
    report: { languages: ['en', 'zhTw'] },
    framework: gri,
    numberFormat: 'en-HK',
    disclosures: new Map(),
    explanations: [],
    figures: { years: ['2025', '2024'], figures },
  } as unknown as DraftInput;
};

const textOf = (blocks: readonly RichTextBlock[] = []) => plainRichText(blocks).replaceAll('\u00a0', ' ');
const draftWith = (values: Readonly<Record<string, readonly string[]>>) => draftOf(reportWith(values), place).blocks;

describe('a draft says', () => {
  it('the change with the right words: amounts, shares, nothing and what cannot be compared', () => {
    const drafted = draftWith({
      'ghg.scope1.total': ['1300', '1418'],
      'energy.consumption.electricity': ['4100000', '4100000'],
      'ohs.fatalities': ['1', '0'],
      'workforce.turnover_rate': ['14.2', '16.8'],
    });
    expect(textOf(drafted.en).split('\n')).toEqual([
      'Scope 1 emissions were 1,300 tCO2e (2025), down 8.3% from 1,418 tCO2e (2024).',
      'Purchased electricity was 4,100,000 kWh (2025), unchanged from 4,100,000 kWh (2024).',
      'The employee turnover rate was 14.2% (2025), down 2.6 percentage points from 16.8% (2024).',
      'The number of work-related fatalities was 1 (2025), compared with 0 (2024).',
    ]);
    expect(textOf(drafted.zhTw).split('\n')).toEqual([
      '範圍 1 溫室氣體排放為 1,300 公噸二氧化碳當量（2025），較 1,418 公噸二氧化碳當量（2024）減少 8.3%。',
      '外購電力耗量為 4,100,000 千瓦時（2025），與 4,100,000 千瓦時（2024）相同。',
      '僱員流失比率為 14.2%（2025），較 16.8%（2024）下降 2.6 個百分點。',
      '因工死亡人數為 1 人（2025），上一期為 0 人（2024）。',
    ]);
  });

  it('no change that prints as nothing', () => {
    expect(textOf(draftWith({ 'ghg.scope1.total': ['1000000.1', '1000000'] }).en)).toContain(', up 0.00001% from');
  });
});

const metrics = draftTopics
  .flatMap(({ figures }) => figuresBelow(...figures))
  .filter((metric) => disclosuresOf(gri).some(({ fields }) => fields.some(({ key }) => key === metric)));
const number = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, part]) => (part === 0 ? `${whole}` : `${whole}.${`${part}`.padStart(2, '0').replace(/0$/, '')}`));
const anyValues = fc.dictionary(fc.constantFrom(...metrics), fc.tuple(number, number), { minKeys: 1, maxKeys: 6 });

it('says nothing of a metric out of a disclosure that asks for other figures of it, such as those of investees', () => {
  const sfdr = frameworkOf('sfdr-pai-2022');
  const key = 'ghg.scope1.total';
  const figure = (disclosureCode: string): ReportFigures['figures'][number] => {
    const total = { number: '90000', unit: 't{CO2e}' };
    return { disclosureCode, fieldKey: key, years: [{ rows: [{ descriptor: '', ...total }], total }] };
  };
  const drafted = (framework: typeof gri, code: string) => {
    const content = { ...reportWith({}), framework, figures: { years: ['2025'], figures: [figure(code)] } };
    return draftOf(content as unknown as DraftInput, place);
  };
  const code = disclosuresOf(sfdr).find(({ fields }) => fields.some((field) => field.key === key))?.code ?? '';
  expect(drafted(sfdr, code).blocks).toEqual({});
  expect(drafted(sfdr, code).missing.map(({ fieldKey }) => fieldKey)).not.toContain(key);
  expect(textOf(drafted(gri, '305-1').blocks.en)).toContain('90,000 tCO2e');
});

describe('an overview of all subjects', () => {
  const many = [...new Set(metrics)].slice(0, 40);
  const sentences = (text: string | undefined) =>
    text?.split(/\.(?:\s|$)|。/).filter((each) => each.trim() !== '') ?? [];

  it('says what readers look for first, and no more than fits a statement of the board', () => {
    const drafted = draftWith(Object.fromEntries(many.map((metric) => [metric, ['30', '20']])));
    const said = textOf(drafted.en);
    expect(sentences(said).length).toBeLessThanOrEqual(9);
    expect(said.split(/\s+/).length).toBeLessThan(160);
    for (const name of ['energy consumption', 'number of employees']) expect(said).toContain(name);
    expect(said).not.toContain('Nitrogen');
    expect(sentences(textOf(drafted.zhTw))).toHaveLength(sentences(said).length);
  });
});

describe('whatever the figures', () => {
  it('every digit outside a linked number belongs to a name', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const drafted = draftWith(values);
        for (const block of [...(drafted.en ?? []), ...(drafted.zhTw ?? [])])
          for (const run of runsOfBlock(block))
            if (!run.number)
              expect(run.text.replaceAll(/Scope \d(?: and \d)?|範圍 \d(?: 及 \d)?/g, '')).not.toMatch(/\d/);
      }),
      { numRuns: 60 },
    );
  });

  it('names only figures of the framework, and no sentence of it has a mark', () => {
    const isKnown = figuresOfFramework(gri);
    fc.assert(
      fc.property(anyValues, (values) => {
        const report = reportWith(values);
        const { blocks } = draftOf(report, place);
        const check = sentenceChecker({ figures: knownFiguresOf(report), years: report.figures.years });
        for (const text of [blocks.en ?? [], blocks.zhTw ?? []]) {
          expect(linkedNumbersIn(text).every(({ number: link }) => isKnown(link))).toBe(true);
          expect(check(sentencesOf(text))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

it.each(['gri-2025', 'hkex-c2-2025', 'vsme-2026', 'ifrs-s2-2025'])('%s has texts that are drafted', (versionId) => {
  const asked = disclosuresOf(frameworkOf(versionId)).flatMap(({ fields }) =>
    fields.flatMap(({ key, type }) => (type === 'richTextArea' ? [key] : [])),
  );
  expect(draftTopics.filter(({ texts }) => texts.some((text) => asked.includes(text))).length).toBeGreaterThan(0);
});

it('every subject has figures, and every figure and text is a metric of the library', () => {
  for (const { figures, texts } of draftTopics) {
    const below = figuresBelow(...figures);
    expect(below.length).toBeGreaterThan(0);
    expect([...below, ...texts].filter((metric) => !findMetric(metric))).toEqual([]);
    expect(below.every((metric) => figureWordsOf(metric))).toBe(true);
  }
});

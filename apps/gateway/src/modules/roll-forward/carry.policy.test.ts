import type { AnswerValue, Framework } from '@esg/contract';
import { findFramework } from '@esg/standards';
import { describe, expect, it } from 'vitest';
import { type AnswersByField, disclosuresOf } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import { carryToNextPeriod } from './carry.policy.ts';
import { carryToSecondFramework } from './second-framework.policy.ts';

const library = (versionId: string): Framework => {
  const framework = findFramework(versionId);
  if (!framework) throw new Error(versionId);
  return framework;
};
const gri = library('gri-2025');
const open: DisclosureState = { status: 'completed', omission: null };
const words: AnswerValue = { type: 'textArea', text: { en: 'We make panels' } };
const tonnes: AnswerValue = { type: 'number', rows: [{ number: '12.5', unit: 't{CO2e}', descriptor: '' }] };

type Said = Record<string, Record<string, AnswerValue>>;
const input = (answers: Said, more: Partial<Parameters<typeof carryToNextPeriod>[0]> = {}) => ({
  source: gri,
  target: gri,
  periodStart: '2026-01-01',
  publishedOn: '2025-06-01',
  states: new Map(Object.keys(answers).map((code) => [code, open] as const)),
  answers: new Map<string, AnswersByField>(
    Object.entries(answers).map(([code, fields]) => [code, new Map(Object.entries(fields))]),
  ),
  ...more,
});
const scope1 = { '305-1': { 'ghg.scope1.total': tonnes } };

describe('next year’s report', () => {
  it('carries texts over and shows figures as last year’s', () => {
    const { values, lastValues, lines } = carryToNextPeriod(input({ '2-1': { 'org.profile': words }, ...scope1 }));
    expect(values).toEqual([{ disclosureCode: '2-1', fieldKey: 'org.profile', value: words, sourceCode: '2-1' }]);
    expect(lastValues).toEqual([
      { disclosureCode: '305-1', fieldKey: 'ghg.scope1.total', value: tonnes, sourceCode: '305-1' },
    ]);
    expect(lines.find(({ code }) => code === '305-1')).toMatchObject({ state: 'needs-work', lastYear: 1, carried: 0 });
  });

  it('moves GRI 305 to GRI 102 for reports published from 2027 on, whatever their period, and not before', () => {
    const place = (publishedOn: string) =>
      carryToNextPeriod(input(scope1, { publishedOn })).lines.map(({ code }) => code);
    expect(place('2026-12-31')).toEqual(['305-1']);
    expect(place('2027-01-01')).toEqual(['102-5']);
    const [line] = carryToNextPeriod(input(scope1, { publishedOn: '2027-01-01' })).lines;
    expect(line).toMatchObject({ sources: ['305-1'], state: 'changed', before: [{ code: '305-1' }] });
    expect(line?.notes).toContain('successor');
    expect(carryToNextPeriod(input(scope1)).lines[0]).not.toHaveProperty('before');
  });

  it('moves a disclosure to its successor in reports published from a given day on', () => {
    const biodiversity = input({ '304-1': {} }, { publishedOn: '2026-01-01' });
    expect(carryToNextPeriod(biodiversity).lines).toMatchObject([{ code: '101-5', sources: ['304-1'] }]);
    expect(carryToNextPeriod({ ...biodiversity, publishedOn: '2025-12-31' }).lines).toMatchObject([{ code: '304-1' }]);
  });

  const process: AnswerValue = {
    type: 'richTextArea',
    blocks: { en: [{ kind: 'paragraph', runs: [{ text: 'Yearly' }] }] },
  };
  it('moves HKEX A1.2 and A4 to part D, one aspect to several disclosures, and lists once what has no place', () => {
    const said = {
      'A1.2': { 'ghg.scope1.total': tonnes, 'ghg.total.location_based': tonnes },
      'A2.0': {},
      'A4.0': { 'policy.climate': words, 'climate.risk.identify': process },
    };
    const target = library('hkex-c2-2025');
    const { lines, values, lastValues } = carryToNextPeriod(input(said, { source: library('hkex-c2-2020'), target }));
    expect(lines).toMatchObject([
      { code: 'A2.0', sources: ['A2.0'] },
      { code: 'D-19', sources: ['A4.0'], state: 'changed', carried: 0, lost: [{ en: 'Climate policy' }] },
      { code: 'D-27', sources: ['A4.0'], state: 'changed', carried: 1, lost: [] },
      {
        code: 'D-28',
        sources: ['A1.2'],
        state: 'changed',
        lastYear: 2,
        lost: [],
      },
    ]);
    expect(values).toMatchObject([{ disclosureCode: 'D-27', sourceCode: 'A4.0' }]);
    expect(lastValues).toMatchObject([
      { disclosureCode: 'D-28', fieldKey: 'ghg.scope1.total', sourceCode: 'A1.2' },
      { disclosureCode: 'D-28', fieldKey: 'ghg.total.location_based', sourceCode: 'A1.2' },
    ]);
  });

  it('maps one framework to the one that follows it, down to its requirements, and names what has no place there', () => {
    const { lines, fallsAway } = carryToNextPeriod(
      input({ 'GOV-a': {}, 'STR-a': {} }, { source: library('tcfd-2021'), target: library('ifrs-s2-2025') }),
    );
    expect(lines).toMatchObject([
      { code: 'S2.6', sources: ['GOV-a'], state: 'changed' },
      { code: 'S2.10', sources: ['STR-a'] },
    ]);
    expect(fallsAway).toEqual([]);
    const away = carryToNextPeriod({ ...input(scope1), target: library('tcfd-2021') });
    expect(away.fallsAway).toMatchObject([{ code: '305-1', answers: 1 }]);
  });

  it('merges two disclosures, and leaves differing texts to people', () => {
    const field = disclosuresOf(gri)
      .find(({ code }) => code === '302-4')
      ?.fields.find(({ type }) => type === 'textArea');
    const other = disclosuresOf(gri)
      .find(({ code }) => code === '302-5')
      ?.fields.find(({ key }) => key === field?.key);
    const said = (text: string): AnswerValue => ({ type: 'textArea', text: { en: text } });
    const both = input(
      { '302-4': field ? { [field.key]: said('one') } : {}, '302-5': other ? { [other.key]: said('two') } : {} },
      { publishedOn: '2027-01-01' },
    );
    const [line] = carryToNextPeriod(both).lines;
    expect(line).toMatchObject({ code: '103-5', sources: ['302-4', '302-5'], state: 'changed' });
  });

  it('keeps an omission with its reason, where the reason still exists', () => {
    const omission = { reason: gri.omissionReasons[0]?.code ?? '', explanation: 'We have none' };
    const states = new Map([['305-1', { status: 'omitted' as const, omission }]]);
    const kept = carryToNextPeriod(input(scope1, { states }));
    expect(kept.omissions.get('305-1')).toEqual(omission);
    expect(kept.lines[0]?.notes).toContain('omitted');
    expect(kept.lines[0]?.omission).toEqual(omission);
    const lost = carryToNextPeriod(input(scope1, { states, target: { ...gri, omissionReasons: [] } }));
    expect(lost.omissions.size).toBe(0);
    expect(lost.lines[0]).toMatchObject({ state: 'needs-work' });
    expect(lost.lines[0]?.notes).toContain('omission-lost');
  });

  it('keeps the reason of a disclosure completed in part, to be confirmed, and leaves it out of none', () => {
    const omission = { reason: gri.omissionReasons[0]?.code ?? '', explanation: 'We weigh no packaging' };
    const states = new Map([['305-1', { status: 'completed' as const, omission }]]);
    const kept = carryToNextPeriod(input(scope1, { states }));
    expect(kept.reasons.get('305-1')).toEqual(omission);
    expect(kept.omissions.size).toBe(0);
    expect(kept.lines[0]).toMatchObject({ state: 'needs-work', notes: expect.arrayContaining(['omitted-in-part']) });
    const dated = new Map([
      ['305-1', { status: 'completed' as const, omission: { ...omission, explanation: 'Not in 2023' } }],
    ]);
    expect(carryToNextPeriod(input(scope1, { states: dated, periodStart: '2025-01-01' })).reasons.size).toBe(0);
  });

  it('takes no reason of one that was left out for a disclosure that others are merged into and answer', () => {
    const omission = {
      reason: gri.omissionReasons[0]?.code ?? '',
      explanation: 'We sell no product that uses energy.',
    };
    const states = new Map<string, DisclosureState>([
      ['302-4', open],
      ['302-5', { status: 'omitted', omission }],
    ]);
    const carried = carryToNextPeriod(input({ '302-4': {}, '302-5': {} }, { states, publishedOn: '2027-01-01' }));
    const merged = carried.lines.find(({ code }) => code === '103-5');
    expect(merged?.sources.toSorted()).toEqual(['302-4', '302-5']);
    expect(carried.reasons.get('103-5')).toBeUndefined();
    expect(carried.omissions.get('103-5')).toBeUndefined();
  });

  it('asks again for a reason that mentions an earlier year', () => {
    const reason = gri.omissionReasons[0]?.code ?? '';
    const carried = (explanation: string) => {
      const states = new Map([['305-1', { status: 'omitted' as const, omission: { reason, explanation } }]]);
      return carryToNextPeriod(input(scope1, { states, periodStart: '2025-01-01' }));
    };
    const dated = carried('Not available for the year 2024.');
    expect(dated.omissions.size).toBe(0);
    expect(dated.lines[0]).toMatchObject({ state: 'needs-work', notes: expect.arrayContaining(['omission-dated']) });
    expect(dated.lines[0]?.notes).not.toContain('omission-lost');
    expect(carried('Targets will be disclosed in the 2025 report.').omissions.size).toBe(0);
    expect(carried('We will report it from 2026 on.').omissions.size).toBe(1);
  });

  it('names the changes in a disclosure that kept its code', () => {
    const target: Framework = {
      ...gri,
      versionId: 'gri-next',
      topics: gri.topics.map((topic) => ({
        ...topic,
        disclosures: topic.disclosures.map((disclosure) =>
          disclosure.code === '2-1'
            ? { ...disclosure, title: { en: 'New title', zhTw: '新標題' }, fields: [] }
            : disclosure,
        ),
      })),
    };
    const [line] = carryToNextPeriod(input({ '2-1': { 'org.profile': words } }, { target })).lines;
    expect(line).toMatchObject({
      state: 'changed',
      notes: ['title-changed', 'fields-changed', 'answers-lost'],
      carried: 0,
    });
    expect(line?.lost).toHaveLength(1);
  });
});

describe('a second framework', () => {
  const hkex = library('hkex-c2-2025');
  it('fills every field whose metric is answered, including figures', () => {
    const { values, lines } = carryToSecondFramework(input(scope1, { target: hkex }));
    expect(values.length).toBeGreaterThan(0);
    expect(values.every(({ fieldKey, value }) => fieldKey === 'ghg.scope1.total' && value === tonnes)).toBe(true);
    expect(lines.map(({ code }) => code)).toEqual([...new Set(values.map(({ disclosureCode }) => disclosureCode))]);
  });

  it('leaves fields to people that were answered differently in two places', () => {
    const places = disclosuresOf(gri).filter(({ fields }) => fields.some(({ key }) => key === 'ghg.scope1.total'));
    const [one, other] = places.map(({ code }) => code);
    if (!one || !other) return;
    const differing: AnswerValue = { type: 'number', rows: [{ number: '13', unit: 't{CO2e}', descriptor: '' }] };
    const said = { [one]: { 'ghg.scope1.total': tonnes }, [other]: { 'ghg.scope1.total': differing } };
    const { values, lines } = carryToSecondFramework(input(said, { target: hkex }));
    expect(values).toEqual([]);
    expect(lines.every(({ notes }) => notes.includes('several-answers'))).toBe(true);
  });

  it('carries no omission over from the first framework', () => {
    const states = new Map([['305-1', { status: 'omitted' as const, omission: null }]]);
    expect(carryToSecondFramework(input(scope1, { target: hkex, states })).lines).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Disclosure, Framework, Topic } from './frameworks.ts';
import { answeredForAll, isProvisionAsked, provisionsOf } from './provisions.ts';
import { managedTopics, managementOfAll, withManagementByTopic } from './topic-management.ts';

const disclosure = (code: string, mandatory: Disclosure['mandatory'], keys: string[] = []) =>
  ({
    code,
    mandatory,
    title: { en: code, zhTw: code },
    dutyByClass: [],
    omittable: true,
    fields: keys.map((key) => ({ key })),
  }) as unknown as Disclosure;
const topic = (code: string, en: string, zhTw: string, disclosures: Disclosure[]): Topic => ({
  code,
  title: { en, zhTw },
  part: { code: 'U', title: { en: 'U', zhTw: 'U' } },
  disclosures,
});
const stored = {
  kind: 'GRI',
  topics: [
    topic('GRI 2', 'GRI 2: General Disclosures 2021', 'GRI 2：一般披露 2021', [disclosure('2-1', 'yes')]),
    topic('GRI 3', 'GRI 3: Material Topics 2021', 'GRI 3：重要議題 2021', [
      disclosure('3-3', 'if_material', ['materiality.management', 'sustain.policies']),
    ]),
    topic('GRI 302', 'GRI 302: Energy 2016', 'GRI 302：能源 2016', [disclosure('302-1', 'if_material')]),
    topic('GRI 305', 'GRI 305: Emissions 2016', 'GRI 305：排放 2016', [disclosure('305-1', 'if_material')]),
  ],
} as Framework;
const framework = withManagementByTopic(stored);
const codes = ({ topics }: Framework) => topics.map(({ disclosures }) => disclosures.map(({ code }) => code));

describe('withManagementByTopic', () => {
  it('asks first in each topic how it is managed, and keeps the one answer that is for all topics', () => {
    expect(codes(framework)).toEqual([['2-1'], ['3-3'], ['3-3 GRI 302', '302-1'], ['3-3 GRI 305', '305-1']]);
    expect(managementOfAll(framework)?.code).toBe('3-3');
    const [own] = framework.topics[3]?.disclosures ?? [];
    expect(own?.title).toEqual({ en: 'Management of this topic: Emissions', zhTw: '本議題的管理：排放' });
  });

  it('stores what is said of one topic under no metric of the library', () => {
    const keys = managedTopics(framework, ['GRI 305']).flatMap((each) => each.disclosure.fields.map(({ key }) => key));
    expect(keys).toEqual(['topic.materiality.management', 'topic.sustain.policies']);
  });

  it('changes no framework that has such disclosures already or is not by GRI', () => {
    expect(codes(stored)).toEqual([['2-1'], ['3-3'], ['302-1'], ['305-1']]);
    const own = { ...stored, kind: 'CUSTOM_FRAMEWORK' } as Framework;
    expect(withManagementByTopic(own)).toBe(own);
    const without = { ...stored, topics: stored.topics.slice(2) };
    expect(withManagementByTopic(without)).toBe(without);
  });
});

describe('the answer on how a material topic is managed', () => {
  const facts = {
    issuerClass: null,
    period: null,
    materialTopics: ['GRI 302', 'GRI 305'],
    griClaim: 'in-accordance' as const,
  };
  const standing = (taken: Record<string, 'new' | 'completed' | 'omitted'>, inPart: string[] = []) => {
    const disclosures = new Map(Object.entries(taken).map(([code, status]) => [code, { status }]));
    const provisions = provisionsOf({ framework, facts, disclosures, inPart: new Set(inPart) });
    return ['3-3', '3-3 GRI 302', '3-3 GRI 305'].map((code) => provisions.get(code));
  };

  it('is asked of each topic in a report in accordance with GRI, and of all topics at once until one is named', () => {
    const asked = (materialTopics: string[] | null) =>
      framework.topics.flatMap((of) =>
        of.disclosures.flatMap((each) =>
          each.perTopic && isProvisionAsked(framework, of, each, { ...facts, materialTopics }) ? [each.code] : [],
        ),
      );
    expect(asked(['GRI 302', 'GRI 305'])).toEqual(['3-3 GRI 302', '3-3 GRI 305']);
    expect(asked(null)).toEqual(['3-3']);
    expect(asked([])).toEqual([]);
  });

  it('is missing for each topic without an answer', () => {
    expect(standing({ '3-3 GRI 302': 'completed' })).toEqual(['not-asked', 'reported', 'missing']);
  });

  it('follows the answer for all topics where a topic has no answer of its own', () => {
    expect(standing({ '3-3': 'completed' })).toEqual(['reported', 'reported', 'reported']);
    expect(standing({ '3-3': 'completed' }, ['3-3'])).toEqual(['in-part', 'in-part', 'in-part']);
    expect(standing({ '3-3': 'completed', '3-3 GRI 305': 'new' })).toEqual(['reported', 'reported', 'open']);
    expect(standing({ '3-3': 'omitted', '3-3 GRI 305': 'completed' })).toEqual(['explained', 'explained', 'reported']);
    const taken = new Map([['3-3', {}]]);
    expect([...answeredForAll(framework, { materialTopics: ['GRI 305'] }, taken)]).toEqual([['3-3 GRI 305', '3-3']]);
    expect(answeredForAll(framework, { materialTopics: ['GRI 305'] }, new Map()).size).toBe(0);
  });
});

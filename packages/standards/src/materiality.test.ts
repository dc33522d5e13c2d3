import { describe, expect, it } from 'vitest';
import { listFrameworks, listSectors, listTopicFrameworks, materialityLibrary, sectorCategories } from './index.ts';
import { disclosuresOf, textsIn } from './testing.ts';

const library = materialityLibrary();
const frameworks = listTopicFrameworks();
const topicIds = new Set(library.topics.map(({ id }) => id));
const frameworkCalled = (versionId: string) => {
  const found = frameworks.find((each) => each.versionId === versionId);
  if (!found) throw new Error(`${versionId} is missing`);
  return found;
};
const topicsOf = (versionId: string, code: string) =>
  frameworkCalled(versionId).disclosures.find((each) => each.code === code)?.topics;

describe('the library of an assessment', () => {
  it('has topics of all dimensions, scales of five steps and groups, each in both languages', () => {
    expect(library.topics).toHaveLength(98);
    expect(new Set(library.topics.map(({ dimension }) => dimension)).size).toBe(3);
    expect(library.scales.map(({ steps }) => steps.map(({ score }) => score))).toEqual(
      library.scales.map(() => [1, 2, 3, 4, 5]),
    );
    expect(library.stakeholderGroups.filter(({ roles }) => roles.length === 0)).toEqual([]);
    expect(textsIn(library).every(({ en, zhTw }) => en !== '' && zhTw !== '')).toBe(true);
  });

  it('keeps the levels of the ESRS list apart, because the revised standards have no third', () => {
    const count = (level: string) => library.esrsTopics.filter((each) => each.level === level).length;
    expect([count('topic'), count('sub-topic'), count('sub-sub-topic')]).toEqual([10, 37, 73]);
  });
});

describe('topics that an industry shares', () => {
  it('hides the pairs that nobody read in a source until they are asked for', () => {
    expect(sectorCategories('CG-AA')).toEqual(['440']);
    expect(sectorCategories('CG-AA', { unread: true })).toEqual(['250', '430', '440']);
    expect(sectorCategories('XX-XX', { unread: true })).toEqual([]);
  });

  it('knows every industry of SICS, and only categories that topics name', () => {
    const named = new Set(library.topics.flatMap(({ sasb }) => sasb));
    for (const { id } of listSectors().flatMap(({ industries }) => industries))
      expect(
        sectorCategories(id, { unread: true }).filter((code) => !named.has(code)),
        id,
      ).toEqual([]);
  });
});

describe('what topics bring into a report', () => {
  it('places each disclosure of each framework on offer once: by topics, asked of everybody, or not judged', () => {
    expect(frameworks.map(({ versionId }) => versionId)).toEqual(listFrameworks().map(({ versionId }) => versionId));
    for (const { versionId, disclosures, always, unjudged } of frameworks) {
      const placed = [...disclosures.map(({ code }) => code), ...always, ...unjudged];
      const all = disclosuresOf(versionId)
        .filter(({ perTopic }) => perTopic !== 'one')
        .map(({ code }) => code);
      expect(placed.toSorted(), versionId).toEqual(all.toSorted());
      expect(disclosures.flatMap(({ topics }) => topics).filter((id) => !topicIds.has(id))).toEqual([]);
    }
  });

  it('goes by the code first, then by metrics, and by the place where nothing closer is known', () => {
    expect(topicsOf('gri-2025', '305-7')).toContain('air-emissions');
    expect(topicsOf('gri-2025', '305-7')).not.toContain('ghg-scope12');
    expect(topicsOf('esrs-set1-2023', 'E1-6')).toEqual(expect.arrayContaining(['ghg-scope12', 'ghg-scope3']));
    expect(topicsOf('sasb-climate-2022', 'CG-AM-410a.1')).toEqual(
      library.topics.filter(({ sasb }) => sasb.includes('410')).map(({ id }) => id),
    );
  });

  it('lets a provision of the HKEX leave for its own topic alone, and brings it in with what touches it', () => {
    const aboutOf = (code: string) =>
      frameworkCalled('hkex-c2-2025').disclosures.find((each) => each.code === code)?.about;
    expect(aboutOf('B6.1')).toEqual([['product-safety']]);
    expect(aboutOf('B6.2')).toEqual([['customer-satisfaction']]);
    expect(aboutOf('B6.3')).toEqual([['innovation']]);
    expect(aboutOf('B6.4')).toEqual([['product-safety']]);
    expect(aboutOf('B6.5')).toEqual([['data-privacy']]);
    for (const code of ['A1.3', 'A1.4', 'A1.6']) expect(topicsOf('hkex-c2-2025', code)).toContain('waste');
    for (const code of ['A1.5', 'D-37', 'D-40']) expect(topicsOf('hkex-c2-2025', code)).toContain('ghg-scope12');
    for (const code of ['B4.1', 'B4.2']) expect(aboutOf(code)).toEqual([['child-labour'], ['forced-labour']]);
    for (const code of ['B5.1', 'B5.2', 'B5.3', 'B5.4'])
      expect(topicsOf('hkex-c2-2025', code)).toContain('supplier-assessment');
  });

  it('brings whole topic standards of GRI into a report, and none that a topic only touches', () => {
    const brought = (topic: string) =>
      frameworkCalled('gri-2025').disclosures.flatMap(({ code, topics }) => (topics.includes(topic) ? [code] : []));
    expect(brought('waste')).toEqual(['306-1', '306-2', '306-3', '306-4', '306-5']);
    expect(brought('health-safety')).toHaveLength(10);
    expect(brought('water-use')).toEqual(['303-1', '303-2', '303-3', '303-4', '303-5']);
    expect(frameworkCalled('gri-2025').unjudged).toContain('3-3');
  });

  it('never lets what is asked of everybody depend on a topic', () => {
    expect(frameworkCalled('gri-2025').always).toContain('2-1');
    expect(frameworkCalled('hkex-c2-2025').always).toContain('B-13');
    expect(topicsOf('hkex-c2-2025', 'B-13')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { askedOf, evidenceFor } from './index.ts';

const isStated = (question: string, page: string) => evidenceFor(askedOf(question), [page]).isStated;

describe('a passage that answers how something is done', () => {
  it.each([
    [
      'How is biodiversity managed?',
      'We protect biodiversity at every site by fencing off wetlands before works begin.',
      'We invest in plants that lower emissions, use energy and materials better, bring jobs to the region and prevent the loss of biodiversity.',
    ],
    [
      '如何保護生物多樣性？',
      '我們在每個工地施工前圍封濕地，以保護生物多樣性。',
      '我們投資於減少排放、善用能源和物料、為當地居民帶來就業機會，並有助防止水土流失及保護生物多樣性的新廠房。',
    ],
  ])('speaks of it from its beginning (%s)', (question, about, aside) => {
    expect(isStated(question, about)).toBe(true);
    expect(isStated(question, aside)).toBe(false);
  });

  it('does not only name it as an example', () => {
    const question = 'What is the approach to tax?';
    expect(isStated(question, 'We pay tax where income is earned and use no tax havens.')).toBe(true);
    expect(isStated(question, 'We brief directors on new duties, such as tax and insurance, once a year.')).toBe(false);
    expect(isStated('有何稅務政策？', '我們遵守各地稅務法規，並在賺取收入的地方繳稅。')).toBe(true);
    expect(isStated('有何稅務政策？', '我們每年向董事講解新規定，例如稅務及保險的要求。')).toBe(false);
  });

  it('does not only name it as a reason for something else, or as one of many without an end', () => {
    const question = 'How is biodiversity managed?';
    expect(isStated(question, 'We protect biodiversity by planting native trees around every plant.')).toBe(true);
    for (const aside of [
      'We chose these regions for our first projects due to their carbon and biodiversity potential.',
      'These crops also have the bene\ufb01ts of protecting soils, water and biodiversity in dry years.',
      'We look at many issues of our sites. These include but are not limited to: water, biodiversity and jobs.',
    ])
      expect(isStated(question, aside), aside).toBe(false);
    expect(isStated('如何管理生物多樣性？', '由於生物多樣性豐富，我們選擇在該區發展首批項目。')).toBe(false);
  });

  it('is not of another subject beside it: an end of deforestation says nothing of biodiversity', () => {
    const page = 'We buy no palm oil that is linked to deforestation anywhere in our supply chain.';
    expect(isStated('What is the approach to deforestation?', page)).toBe(true);
    expect(isStated('How is biodiversity managed?', page)).toBe(false);
  });

  it('is of the organisation’s own board, and no heading or question of an index', () => {
    const question = 'What is the role of the board in climate governance?';
    expect(isStated(question, 'The Board oversees climate governance and meets on it four times a year.')).toBe(true);
    for (const other of [
      'We follow the climate governance model that the Financial Stability Board set up in 2015.',
      'Index [Governance] Disclose the organization’s climate governance. a) Describe the board’s oversight of it.',
    ])
      expect(isStated(question, other), other).toBe(false);
    expect(
      isStated('How are whistleblowers protected?', 'Ethical Conduct of Our Own Staff / Whistleblower Protection - 3.'),
    ).toBe(false);
  });

  it('names together what is asked together', () => {
    const question = 'How does the company handle customer complaints?';
    expect(isStated(question, 'We answer each complaint of a customer within ten working days.')).toBe(true);
    const apart =
      'Complaints of our neighbours about dust and noise are logged at the gate, passed on to the manager of the plant within two days, and shown to any customer who visits.';
    expect(isStated(question, apart)).toBe(false);
  });

  it('is said of the organisation where it is asked whether that has something', () => {
    const question = 'Does the company have a net zero target?';
    expect(isStated(question, 'The Group has set a net zero target for its own operations.')).toBe(true);
    expect(isStated(question, 'More than a hundred countries have set a net zero target by law.')).toBe(false);
    const ofOthers =
      'Steel comes from Japan and other countries that have pledged a net zero target. In Japan, Japan and Japan.';
    expect(isStated(question, ofOthers)).toBe(false);
    expect(isStated('公司有否訂立淨零目標？', '集團已訂立於二〇五〇年前達致淨零排放的目標。')).toBe(true);
    expect(isStated('公司有否訂立淨零目標？', '各國政府已訂立於二〇五〇年前達致淨零排放的目標。')).toBe(false);
  });

  it('is any clause or item of a list that begins with it, and any that commits to it', () => {
    const item =
      '• Employment is chosen freely and on merit alone. • Child labour is reported to the head of purchasing.';
    expect(isStated('How is child labour handled?', item)).toBe(true);
    const far =
      'The Group endeavours never to cause or to worsen any harm to people in the course of all its work anywhere in the world and will not tolerate child labour.';
    expect(isStated('What is the policy on child labour?', far)).toBe(true);
  });

  it('may begin with a figure, and may be a rule for people who report something', () => {
    expect(isStated('How is waste managed?', '95 per cent of our waste is recycled by contractors every week.')).toBe(
      true,
    );
    const rule = 'Report any offer of a bribe at once, because our code forbids bribery.';
    expect(isStated('What is the policy on bribery?', rule)).toBe(true);
    expect(isStated('What is the policy on bribery?', 'Describe the policies on bribery of the organisation.')).toBe(
      false,
    );
  });

  it('is not what a word means where it is asked whether the organisation has something', () => {
    const question = 'Does the company have a net zero target?';
    expect(isStated(question, 'A net zero target is a goal to balance emissions with removals by a given date.')).toBe(
      false,
    );
    expect(isStated(question, 'There is a net zero target for 2050.')).toBe(true);
  });

  it('does not only point to another page, note how a figure came about, or ask for it as a framework does', () => {
    expect(isStated('How is waste managed?', 'We recycle the waste of all our stores every week.')).toBe(true);
    for (const aside of [
      'For more information on how we manage our waste, read the last chapter.',
      '3 The waste of our stores is estimated from the bags that are collected.',
      'Report the approach of the organisation to waste and how often it is reviewed.',
    ])
      expect(isStated('How is waste managed?', aside), aside).toBe(false);
    expect(isStated('如何管理廢棄物？', '有關我們如何回收廢棄物，詳情請參閱第八頁。')).toBe(true);
    expect(isStated('如何管理廢棄物？', '詳情請參閱第八頁有關我們回收廢棄物的章節。')).toBe(false);
  });

  it('has a management system where one is asked for', () => {
    const question = 'Are workers covered by a safety management system?';
    expect(isStated(question, 'All workers are covered by a safety management system that is audited yearly.')).toBe(
      true,
    );
    expect(isStated(question, 'All workers take part in a day of safety that is held once a year.')).toBe(false);
  });
});

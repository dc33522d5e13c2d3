import type { Language } from '@esg/contract';
import { expect, it } from 'vitest';
import { buildReportModel } from './build-report-model.ts';
import { disclosure, field, framework, modelInput } from './testing.ts';

it('says beside a figure why it was restated, in the language of the document', () => {
  const restated = {
    disclosureCode: '1-1',
    fieldKey: 'number',
    descriptor: '',
    old: { number: '30', unit: 'MWh' },
    new: { number: '33', unit: 'MWh' },
    note: 'Misread.',
    notes: { en: 'Misread.', zhTw: '讀數有誤。' },
  };
  const disclosures = [disclosure('1-1', [field('number', { unitKind: 'energy' })])];
  const noteIn = (language: Language) => {
    const { chapters } = buildReportModel(
      modelInput({
        framework: { ...framework, topics: framework.topics.slice(0, 1).map((topic) => ({ ...topic, disclosures })) },
        answers: new Map([
          ['1-1', new Map([['number', { type: 'number', rows: [{ number: '33', unit: 'MWh', descriptor: '' }] }]])],
        ]),
        restated: [restated],
        language,
      }),
    );
    const fields = chapters.flatMap((chapter) => chapter.disclosures).flatMap((each) => each.fields);
    return fields.flatMap(({ content }) => (content.kind === 'numbers' ? content.rows : []))[0]?.restated?.note;
  };
  expect(noteIn('en')).toBe('Misread.');
  expect(noteIn('zhTw')).toBe('讀數有誤。');
});

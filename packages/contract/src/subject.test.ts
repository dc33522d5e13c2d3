import { expect, it } from 'vitest';
import { questionOfPart, questionPart } from './subject.ts';

it('a question comes back out of the part of a subject, whatever its disclosure is called', () => {
  for (const disclosureCode of ['305-1', 'E1-6 44/a', '環境/1'])
    expect(questionOfPart(questionPart({ disclosureCode, fieldKey: 'ghg.scope1.total' }))).toEqual({
      disclosureCode,
      fieldKey: 'ghg.scope1.total',
    });
});

import { expect, it } from 'vitest';
import { sampleModel } from '../testing/sample-model.ts';
import { Canvas } from './canvas.ts';
import { reserveContents } from './contents.ts';
import { stylesOf } from './styles.ts';

it('leaves no page of the contents nearly empty, however many entries there are', () => {
  for (const disclosures of [28, 30, 32, 34, 36, 62, 66, 70, 140]) {
    const canvas = new Canvas(sampleModel({ language: 'en', disclosures }));
    reserveContents(canvas, stylesOf(canvas.model, canvas.palette));
    const isFirst = canvas.pageNumber === 1;
    expect(isFirst || 1 - canvas.room / canvas.pageHeight >= 0.2, `${disclosures} disclosures`).toBe(true);
  }
});

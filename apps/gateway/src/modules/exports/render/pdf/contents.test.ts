import { expect, it } from 'vitest';
import { sampleModel } from '../testing/sample-model.ts';
import { Canvas } from './canvas.ts';
import { reserveContents } from './contents.ts';
import { stylesOf } from './styles.ts';

it('prints contents on few pages however many entries there are, and leaves room for the description of the report', () => {
  const used = [10, 28, 36, 70, 140].map((disclosures) => {
    const canvas = new Canvas(sampleModel({ language: 'en', disclosures }));
    reserveContents(canvas, stylesOf(canvas.model, canvas.palette));
    return canvas.pageNumber;
  });
  expect(used).toEqual([1, 1, 1, 1, 3]);
});

import type { ModelDisclosure, ModelField, ReportModel } from '@esg/contract';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { drawReport } from './draw.ts';
import { inspectPdf } from './testing/inspect-pdf.ts';
import { sampleModel } from './testing/sample-model.ts';

const squeeze = (text: string) => text.replace(/\s/g, '');
const words = (text: string): ModelField => ({
  key: 'product.complaints_handling',
  label: 'Handling',
  language: null,
  content: { kind: 'text', text },
});
const figure: ModelField = {
  key: 'product.complaints',
  label: 'Complaints',
  language: null,
  content: { kind: 'numbers', rows: [{ descriptor: '', number: '41', unitCode: '1', unitSymbol: 'cases' }] },
};
const disclosure = (code: string, title: string, fields: ModelField[]): ModelDisclosure => ({
  code,
  title,
  omission: null,
  fields,
  charts: [],
});
const model = (): ReportModel => {
  const made = sampleModel({ disclosures: 1 });
  const disclosures = [
    disclosure('B6.2', 'Complaints received', [words('Answered within ten days.'), figure]),
    disclosure('B6.3', 'Intellectual property', [words('Rights are registered.')]),
    disclosure('B6.5', 'Customer data', [words('Data is kept for a year.')]),
  ];
  made.chapters = [{ code: 'B6', title: 'Product responsibility', text: null, disclosures }];
  return made;
};
const expected = /B6\.2.*Answeredwithintendays\..*B6\.2.*41.*Rightsareregistered\..*Dataiskeptforayear\./;

describe('a figure beside provisions in words', () => {
  it('is printed in the PDF before the next provision, with its code', async () => {
    const { pages } = await inspectPdf(await drawReport({ format: 'pdf', model: model(), assets: {} }));
    const page = pages.find(({ text }) => squeeze(text).includes('Answeredwithin'));
    expect(squeeze(page?.text ?? '')).toMatch(expected);
  });

  it('is printed in Word before the next provision, with its code', async () => {
    const bytes = await drawReport({ format: 'word', model: model(), assets: {} });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expect(squeeze(value)).toMatch(expected);
  });
});

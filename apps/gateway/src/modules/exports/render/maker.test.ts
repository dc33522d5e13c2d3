import { exportFormats } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { drawReport } from './draw.ts';
import { inspectPdf } from './testing/inspect-pdf.ts';
import { readZip } from './testing/read-zip.ts';
import { sampleModel } from './testing/sample-model.ts';

const brand = 'Hostile Yellow';
const everythingIn = async (namesMaker: boolean, format: (typeof exportFormats)[number]) => {
  const model = { ...sampleModel({ disclosures: 2, brand: 'yellow' }), namesMaker };
  const bytes = await drawReport({ format, model, assets: {} });
  if (format === 'pdf') {
    const { pages, creator, producer } = await inspectPdf(bytes);
    return [...pages.map(({ text }) => text), creator, producer].join('\n');
  }
  return Object.values(readZip(bytes))
    .map((part) => Buffer.from(part ?? []).toString())
    .join('\n');
};

describe.each(exportFormats)('a report as %s', (format) => {
  it('names nowhere what it was made with where its design says so', async () => {
    expect(await everythingIn(true, format)).toContain(brand);
    expect(await everythingIn(false, format)).not.toContain(brand);
  });
});

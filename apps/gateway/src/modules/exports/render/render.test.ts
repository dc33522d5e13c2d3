import type { ExportFormat } from '@esg/contract';
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { renderReport } from './index.ts';
import { sampleModel } from './testing/sample-model.ts';

describe('renderReport', () => {
  it.each<[ExportFormat, string]>([
    ['pdf', 'pdf'],
    ['word', 'docx'],
    ['excel', 'xlsx'],
  ])('draws %s in a thread and tells how far it is', async (format, extension) => {
    const percents: number[] = [];
    const bytes = await renderReport({
      format,
      model: sampleModel({ disclosures: 5 }),
      assets: {},
      onProgress: (percent) => percents.push(percent),
    });
    expect((await fileTypeFromBuffer(bytes))?.ext).toBe(extension);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    const drawing = renderReport({
      format: 'pdf',
      model: sampleModel({ disclosures: 300 }),
      assets: {},
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('cancelled')),
    });
    await expect(drawing).rejects.toThrow('cancelled');
  });

  it('passes on what went wrong', async () => {
    const assets = { tenantLogo: new Uint8Array([1, 2, 3]) };
    await expect(renderReport({ format: 'pdf', model: sampleModel({ disclosures: 1 }), assets })).rejects.toThrow();
  });
});

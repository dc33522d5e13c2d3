import { expect, waitFor } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { Preview } from '../features/preview/Preview.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';

const report = sampleReport();

/** A PDF of so many empty pages. */
const emptyPages = (count: number): Blob => {
  const pages = Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>');
  const kids = pages.map((_, place) => `${place + 3} 0 R`).join(' ');
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...pages];
  const head = '%PDF-1.7\n';
  const bodies = objects.map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = bodies.map((_, place) => head.length + bodies.slice(0, place).join('').length);
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`;
  const size = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`;
  const file = head + bodies.join('');
  return new Blob([file, table, size, `startxref\n${file.length}\n%%EOF\n`], { type: 'application/pdf' });
};

const pdf = (pages: number) =>
  new Response(emptyPages(pages), { status: 200, headers: { 'content-type': 'application/pdf' } });

let whole = Promise.withResolvers<Response>();

const meta = preview.meta({
  title: 'Screens/Pages of a report',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  beforeEach: () => {
    const { fetch } = globalThis;
    whole = Promise.withResolvers();
    globalThis.fetch = (input, init) => {
      if (!(input instanceof Request) || !input.url.includes('/pages?')) return fetch(input, init);
      return input.url.includes('only=cover') ? Promise.resolve(pdf(1)) : whole.promise;
    };
    return () => {
      globalThis.fetch = fetch;
    };
  },
  decorators: [onScreen({ catalogue, path: '/', seed: (_, api) => api.interceptors.request.clear() })],
});

/** While all pages of a long report are drawn, its cover is there to look at. */
export const BeingDrawn = meta.story({
  render: () => (
    <WizardContext value={{ report, framework: sampleFramework, step: 'preview', readOnly: true }}>
      <Preview />
    </WizardContext>
  ),
});
BeingDrawn.test('shows the cover first, and all pages once they are drawn', async ({ canvas }) => {
  const pagesOf = async () => (await canvas.findByRole('list', { name: 'Pages of the report' })).children;
  await waitFor(async () => expect(await pagesOf()).toHaveLength(1), { timeout: 15_000 });
  await expect(canvas.getByRole('listitem', { name: 'Page 1' })).toBeVisible();
  await expect(canvas.getByText('Drawing the pages…')).toBeVisible();
  whole.resolve(pdf(3));
  await waitFor(async () => expect(await pagesOf()).toHaveLength(3), { timeout: 15_000 });
  await expect(canvas.getByRole('listitem', { name: 'Page 1 of 3' })).toBeVisible();
  await expect(canvas.queryByText('Drawing the pages…')).toBeNull();
});

import { Download, Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { guide } from './FilePreview.guide.ts';
import { FilePreview } from './FilePreview.tsx';

const meta = preview.meta({
  component: FilePreview,
  parameters: { guide },
  args: {
    name: 'Electricity invoices of all sites in Hong Kong and Macau 2026.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    details: '1.2 MB · Grace Lam · 9 Nov 2026',
    actions: (
      <>
        <IconButton label="Download" icon={<Download />} />
        <IconButton label="Remove" icon={<Trash2 />} />
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: '24rem' }}>
      <FilePreview {...args} />
    </div>
  ),
});

export const EvidenceWithALongName = meta.story();
EvidenceWithALongName.test('keeps the end of its name in sight', async ({ canvas }) => {
  const end = canvas.getByText(' 2026.xlsx', { normalizer: (text) => text });
  await expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(
    canvas.getByRole('button', { name: 'Download' }).getBoundingClientRect().left,
  );
});
export const APdf = meta.story({ args: { name: '電費單.pdf', type: 'application/pdf' } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });

import { FileDrop } from '@esg/ui';
import { expect } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { kitCatalogue } from '../i18n/catalogues.ts';
import { useUploads } from './use-uploads.ts';

type Sent = { readonly onProgress: (progress: number) => void };

/** All of the file is sent at once; the gateway is still checking it. */
const lookingForLong = ({ onProgress }: Sent) => {
  onProgress(1);
  return new Promise(() => {});
};

const Uploads = () => {
  const { uploads, noteOf, add, stop } = useUploads<{ file: File }>(lookingForLong, { scansUploads: true });
  return (
    <FileDrop
      label="Evidence"
      accept={{ 'application/pdf': ['.pdf'] }}
      sizeBytesMax={1_048_576}
      onFiles={({ files }) => add(files.map((file) => ({ file })))}
      onRefused={() => {}}
      onCancel={({ id }) => stop(id)}
      items={uploads.map((upload) => {
        const { id, wanted, progress } = upload;
        return { id, name: wanted.file.name, state: 'sending', progress, note: noteOf(upload) };
      })}
      labels={{
        prompt: 'Drop files here or choose them',
        files: 'Files',
        cancel: ({ name }) => `Stop sending ${name}`,
        retry: ({ name }) => `Send ${name} again`,
        remove: ({ name }) => `Remove ${name}`,
        progress: ({ name }) => `Sending ${name}`,
      }}
    />
  );
};

const meta = preview.meta({
  tags: ['!autodocs'],
  render: () => <Uploads />,
  decorators: [onScreen({ catalogue: kitCatalogue, path: '/' })],
});

export const LookedThrough = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.mode === 'side') return;
    const words = globals.locale === 'zh-Hant-HK' ? '正在掃描病毒…' : 'Checking for viruses…';
    const bill = new File(['figures'], 'bill.pdf', { type: 'application/pdf' });
    await userEvent.upload(await canvas.findByLabelText('Evidence'), bill);
    await expect(await canvas.findByRole('progressbar', { name: 'Sending bill.pdf' })).toBeVisible();
    await expect(canvas.queryByText(words)).toBeNull();
    await expect(await canvas.findByText(words, undefined, { timeout: 4000 })).toBeVisible();
  },
});

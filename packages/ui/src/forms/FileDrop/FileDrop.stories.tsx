import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { speak } from '../story-kit.tsx';
import { guide } from './FileDrop.guide.ts';
import { FileDrop } from './FileDrop.tsx';

const megabyte = 1_048_576;
const accept = { 'application/pdf': ['.pdf'] };

const meta = preview.meta({
  component: FileDrop,
  parameters: { guide },
  args: {
    label: 'Evidence',
    accept,
    sizeBytesMax: megabyte,
    multiple: true,
    onFiles: fn(),
    onRefused: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    labels: { prompt: '', files: '', cancel: () => '', retry: () => '', remove: () => '', progress: () => '' },
  },
  render: (args, { globals }) => {
    const say = speak(globals);
    return (
      <div style={{ maxWidth: '40rem' }}>
        <FileDrop
          {...args}
          label={say('Evidence', '證據')}
          hint={say('PDF up to 1 MB', 'PDF，最大 1 MB')}
          labels={{
            prompt: say('Drop files here or choose them', '將檔案拖放到此處，或選擇檔案'),
            files: say('Files', '檔案'),
            cancel: ({ name }) => say(`Stop sending ${name}`, `停止上載 ${name}`),
            retry: ({ name }) => say(`Send ${name} again`, `重新上載 ${name}`),
            remove: ({ name }) => say(`Remove ${name}`, `移除 ${name}`),
            progress: ({ name }) => say(`Sending ${name}`, `正在上載 ${name}`),
          }}
        />
      </div>
    );
  },
});

const pdf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

export const Empty = meta.story();
Empty.test('takes files by choice', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Evidence');
  await userEvent.upload(input, pdf('bill.pdf'));
  await waitFor(() =>
    expect(args.onFiles).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'bill.pdf' })] }),
  );
  await userEvent.tab();
});
Empty.test('refuses by type and size and says which', async ({ canvas, args }) => {
  const { userEvent } = await import('storybook/test');
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(canvas.getByLabelText('Evidence'), [
    new File(['x'], 'tool.exe', { type: 'application/x-msdownload' }),
    pdf('huge.pdf', 2 * megabyte),
  ]);
  await waitFor(() =>
    expect(args.onRefused).toHaveBeenCalledWith({
      refused: [
        { name: 'tool.exe', sizeBytes: 1, reason: 'type' },
        { name: 'huge.pdf', sizeBytes: 2 * megabyte, reason: 'size' },
      ],
    }),
  );
});

Empty.test(
  'says what was refused after it has passed on the files that came with it',
  async ({ canvas, userEvent, args }) => {
    const onFiles = args.onFiles as ReturnType<typeof fn>;
    const onRefused = args.onRefused as ReturnType<typeof fn>;
    await userEvent.upload(canvas.getByLabelText('Evidence'), [pdf('bill.pdf'), pdf('huge.pdf', 2 * megabyte)]);
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    await expect(onFiles).toHaveBeenCalledTimes(1);
    const [passedOn = 0] = onFiles.mock.invocationCallOrder;
    await expect(onRefused.mock.invocationCallOrder[0]).toBeGreaterThan(passedOn);
  },
);

export const OnTheirWay = meta.story({
  args: {
    items: [
      { id: '1', name: 'electricity-bills-2025.pdf', state: 'sending', progress: 0.6 },
      { id: '2', name: 'assurance-statement.pdf', state: 'done', detail: '412 kB' },
      { id: '3', name: 'waste-notes.pdf', state: 'failed', error: 'The connection was lost.' },
    ],
  },
});
OnTheirWay.test('offers to stop, to send again and to remove, by name', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Sending electricity-bills-2025.pdf' })).toHaveAttribute(
    'value',
    '0.6',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Stop sending electricity-bills-2025.pdf' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send waste-notes.pdf again' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove assurance-statement.pdf' }));
  await expect(args.onCancel).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
  await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: '3' }));
  await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
});

export const Checked = meta.story({
  args: {
    items: [
      { id: '1', name: 'electricity-bills-2025.pdf', state: 'sending', progress: 1, note: 'Checking for viruses…' },
    ],
  },
});
Checked.test('says what is being done with a file that has arrived', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Checking for viruses…');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Held, speak } from '../story-kit.tsx';
import { guide } from './FileDrop.guide.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImageUpload } from './ImageUpload.tsx';

const megabyte = 1_048_576;
const accept = { 'application/pdf': ['.pdf'] };
const images = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };

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

const paint = async (width: number, height: number, type = 'image/png') => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'seagreen';
    context.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File(blob ? [blob] : [], 'logo.png', { type });
};
const limits = {
  sizeBytesMax: 2 * megabyte,
  pixelsMin: 64,
  originalPixelsMax: 1600,
  originalBytesMax: 20 * megabyte,
  thumbnailPixels: 100,
  thumbnailBytesMax: megabyte,
};
const sizeOf = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob);
  return { width, height };
};
const taken = fn();
const refused = fn();

export const Logo = meta.story({
  beforeEach: () => {
    taken.mockClear();
    refused.mockClear();
  },
  render: (_, { globals }) => {
    const say = speak(globals);
    return (
      <Held<string | undefined> start={undefined}>
        {(src, set) => (
          <ImageUpload
            label={say('Company logo', '公司標誌')}
            hint={say('PNG or JPEG, up to 2 MB', 'PNG 或 JPEG，最大 2 MB')}
            accept={images}
            limits={limits}
            src={src}
            onImage={(image) => {
              set(URL.createObjectURL(image.thumbnail));
              taken(image);
            }}
            onRefused={refused}
            onRemove={() => set(undefined)}
            labels={{
              prompt: say('Drop a logo here or choose one', '將標誌拖放到此處，或選擇檔案'),
              alt: say('Current logo', '現有標誌'),
              progress: say('Sending the logo', '正在上載標誌'),
              cancel: say('Stop', '停止'),
              retry: say('Send again', '重新上載'),
              remove: say('Remove logo', '移除標誌'),
            }}
          />
        )}
      </Held>
    );
  },
});
Logo.test('makes a resized original and a square thumbnail', async ({ canvas, userEvent }) => {
  await userEvent.upload(canvas.getByLabelText('Company logo'), await paint(3200, 800));
  await waitFor(() => expect(taken).toHaveBeenCalled(), { timeout: 5000 });
  const [{ original, thumbnail }] = taken.mock.lastCall ?? [];
  await expect(await sizeOf(original)).toEqual({ width: 1600, height: 400 });
  await expect(await sizeOf(thumbnail)).toEqual({ width: 100, height: 100 });
  await expect(await canvas.findByRole('img', { name: 'Current logo' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
});
Logo.test('refuses what is too small and what is no image', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('Company logo');
  await userEvent.upload(input, await paint(32, 32));
  await waitFor(() => expect(refused).toHaveBeenLastCalledWith(expect.objectContaining({ reason: 'too_small' })));
  await waitFor(() => expect(input).toBeEnabled());
  await userEvent.upload(input, new File(['not an image'], 'fake.png', { type: 'image/png' }));
  await waitFor(() => expect(refused).toHaveBeenLastCalledWith(expect.objectContaining({ reason: 'load_failed' })));
});

const CroppedPicture = ({ say }: { say: ReturnType<typeof speak> }) => (
  <ImageUpload
    label={say('Your picture', '你的照片')}
    accept={images}
    limits={limits}
    onImage={taken}
    onRefused={refused}
    crop={{
      aspect: 1,
      labels: {
        title: say('Choose the part to show', '選擇要顯示的部分'),
        hint: say('Drag the picture, or move it with the arrow keys.', '拖動圖片，或以方向鍵移動。'),
        across: say('Place from left to right', '左右位置'),
        down: say('Place from top to bottom', '上下位置'),
        zoom: say('Zoom', '縮放'),
        percent: ({ percent }) => `${percent}%`,
        apply: say('Use this part', '使用此部分'),
        cancel: say('Cancel', '取消'),
      },
    }}
    labels={{
      prompt: say('Drop a picture here or choose one', '將圖片拖放到此處，或選擇檔案'),
      alt: '',
      progress: say('Sending the picture', '正在上載圖片'),
      cancel: say('Stop', '停止'),
      retry: say('Send again', '重新上載'),
      remove: say('Remove', '移除'),
    }}
  />
);

export const APictureThatIsCut = meta.story({
  beforeEach: () => {
    taken.mockClear();
  },
  render: (_, { globals }) => <CroppedPicture say={speak(globals)} />,
});
APictureThatIsCut.test('asks which part, by keyboard too, and takes only that', async ({ canvas, userEvent }) => {
  await userEvent.upload(canvas.getByLabelText('Your picture'), await paint(800, 200));
  const dialog = await screen.findByRole('dialog', { name: 'Choose the part to show' });
  const across = within(dialog).getByRole('slider', { name: 'Place from left to right' });
  await expect(across).toHaveAttribute('aria-valuetext', '50%');
  across.focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect(across).toHaveAttribute('aria-valuetext', '60%');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use this part' }));
  await waitFor(() => expect(taken).toHaveBeenCalled(), { timeout: 5000 });
  const [{ original }] = taken.mock.lastCall ?? [];
  await expect(await sizeOf(original)).toEqual({ width: 200, height: 200 });
});
APictureThatIsCut.test(
  'asks nothing of a picture that fits, and takes nothing when left',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Your picture');
    await userEvent.upload(input, await paint(300, 300));
    await waitFor(() => expect(taken).toHaveBeenCalledOnce(), { timeout: 5000 });
    await waitFor(() => expect(input).toBeEnabled());
    await userEvent.upload(input, await paint(300, 100));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(taken).toHaveBeenCalledOnce();
  },
);

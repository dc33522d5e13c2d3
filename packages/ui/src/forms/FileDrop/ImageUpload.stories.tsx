import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Held, speak } from '../story-kit.tsx';
import { guide } from './ImageUpload.guide.ts';
import { ImageUpload } from './ImageUpload.tsx';

const megabyte = 1_048_576;
const images = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };

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

const meta = preview.meta({
  component: ImageUpload,
  parameters: { guide },
  args: {
    label: 'Company logo',
    accept: images,
    limits,
    onImage: taken,
    onRefused: refused,
    labels: { prompt: '', alt: '', progress: '', cancel: '', retry: '', remove: '' },
  },
});

export const ACompanyLogo = meta.story({
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
ACompanyLogo.test('makes a resized original and a square thumbnail', async ({ canvas, userEvent }) => {
  await userEvent.upload(canvas.getByLabelText('Company logo'), await paint(3200, 800));
  await waitFor(() => expect(taken).toHaveBeenCalled(), { timeout: 5000 });
  const [{ original, thumbnail }] = taken.mock.lastCall ?? [];
  await expect(await sizeOf(original)).toEqual({ width: 1600, height: 400 });
  await expect(await sizeOf(thumbnail)).toEqual({ width: 100, height: 100 });
  await expect(await canvas.findByRole('img', { name: 'Current logo' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
});
ACompanyLogo.test('refuses what is too small and what is no image', async ({ canvas, userEvent }) => {
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
ACompanyLogo.test('is reached by Tab, and its buttons work by key', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('Company logo');
  await userEvent.upload(input, await paint(200, 200));
  const remove = await canvas.findByRole('button', { name: 'Remove logo' }, { timeout: 10_000 });
  await waitFor(() => expect(input).toBeEnabled());
  input.focus();
  await userEvent.tab();
  await expect(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });

import { Stack } from '@esg/ui';
import { expect, fn } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { kitCatalogue } from '../i18n/catalogues.ts';
import { AttachmentDrop } from './AttachmentDrop.tsx';
import { AttachmentRow } from './AttachmentRow.tsx';
import { useUploads } from './use-uploads.ts';

type Sent = { readonly file: File; readonly onProgress: (progress: number) => void };

/** Half of each file is sent; files called "broken" fail. */
const sendHalf = ({ file, onProgress }: Sent) => {
  onProgress(0.5);
  return file.name.startsWith('broken') ? Promise.reject(new TypeError('Failed to fetch')) : new Promise(() => {});
};

const removed = fn(async () => {});
const added = { by: 'Mei Lam', at: '2026-03-02T08:00:00.000Z' };

const Attachments = () => {
  const uploads = useUploads<{ file: File }>(sendHalf, { scansUploads: true });
  return (
    <Stack gap={4} align="stretch">
      <AttachmentRow
        name="Electricity bill 2025.pdf"
        bytes={184_320}
        added={added}
        detail="p. 12"
        read={async () => new Blob()}
        removal={{ consequence: 'The document is deleted.', run: removed }}
      />
      <AttachmentDrop
        label="Evidence"
        uploads={uploads}
        onFiles={(files) => uploads.add(files.map((file) => ({ file })))}
      />
    </Stack>
  );
};

const meta = preview.meta({
  tags: ['!autodocs'],
  render: () => <Attachments />,
  decorators: [onScreen({ catalogue: kitCatalogue, path: '/' })],
});

const wordsOf = (locale: unknown) =>
  locale === 'zh-Hant-HK'
    ? {
        tooLarge: /scan\.pdf 過大。請選擇不超過 15/,
        format: '未能上載 song.mp3。請使用 PDF、Word 或 Excel 檔案，或 PNG、JPEG 圖片。',
        progress: 'bill.pdf 的進度',
        stop: '停止 bill.pdf',
        retry: '重試 broken.pdf',
        remove: '移除 Electricity bill 2025.pdf',
        ask: '移除 Electricity bill 2025.pdf？',
        confirm: '移除文件',
      }
    : {
        tooLarge: /scan\.pdf is too large\. Choose a file of up to 15/,
        format: 'song.mp3 couldn’t be uploaded. Use a PDF, Word or Excel file, or a PNG or JPEG image.',
        progress: 'Progress of bill.pdf',
        stop: 'Stop bill.pdf',
        retry: 'Try broken.pdf again',
        remove: 'Remove Electricity bill 2025.pdf',
        ask: 'Remove Electricity bill 2025.pdf?',
        confirm: 'Remove document',
      };

const pdf = (name: string, content: BlobPart = 'figures') => new File([content], name, { type: 'application/pdf' });

export const OnTheirWay = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.mode === 'side') return;
    const words = wordsOf(globals.locale);
    const drop = await canvas.findByLabelText('Evidence');
    await userEvent.upload(drop, [pdf('bill.pdf'), pdf('broken.pdf')]);
    await expect(await canvas.findByRole('progressbar', { name: words.progress })).toHaveAttribute('value', '0.5');
    await expect(canvas.getByRole('button', { name: words.stop })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: words.retry })).toBeVisible();
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.mode === 'side') return;
    const words = wordsOf(globals.locale);
    const drop = await canvas.findByLabelText('Evidence');
    const large = pdf('scan.pdf', new Uint8Array(15 * 1_048_576 + 1));
    const wrong = new File(['la'], 'song.mp3', { type: 'audio/mpeg' });
    await userEvent.setup({ applyAccept: false }).upload(drop, [large, wrong]);
    await expect(await canvas.findByText(words.tooLarge)).toBeVisible();
    await expect(drop).toHaveAccessibleDescription(expect.stringContaining(words.format));
  },
});

export const Removed = meta.story({
  play: async ({ canvas, userEvent, globals, canvasElement }) => {
    if (globals.mode === 'side') return;
    const words = wordsOf(globals.locale);
    removed.mockClear();
    const remove = await canvas.findByRole('button', { name: words.remove });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = canvasElement.ownerDocument.querySelector('[role="alertdialog"]');
    await expect(dialog).toHaveAccessibleName(words.ask);
    await expect(removed).not.toHaveBeenCalled();
    const confirm = [...(dialog?.querySelectorAll('button') ?? [])].find((each) => each.textContent === words.confirm);
    if (confirm) await userEvent.click(confirm);
    await expect(removed).toHaveBeenCalledOnce();
  },
});

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = () => new Blob([Uint8Array.from(atob(pixel), (byte) => byte.charCodeAt(0))], { type: 'image/png' });

/** A photo of a meter is looked at where it is listed. */
export const Photo = meta.story({
  render: () => <AttachmentRow name="meter.png" bytes={96} added={added} read={async () => photo()} />,
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.mode === 'side') return;
    const isChinese = globals.locale === 'zh-Hant-HK';
    await userEvent.click(await canvas.findByRole('button', { name: isChinese ? '顯示 meter.png' : 'Show meter.png' }));
    await expect(await canvas.findByRole('img', { name: 'meter.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: isChinese ? '隱藏 meter.png' : 'Hide meter.png' }));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** The same in Chinese. */
export const PhotoInChinese = Photo.extend({ globals: { locale: 'zh-Hant-HK' } });

/** The same refusals in Chinese. */
export const RefusedInChinese = Refused.extend({ globals: { locale: 'zh-Hant-HK' } });

/** Removed in Chinese, by keyboard. */
export const RemovedInChinese = Removed.extend({ globals: { locale: 'zh-Hant-HK' } });

import { Badge, Stack } from '@esg/ui';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { kitCatalogue } from '../i18n/catalogues.ts';
import { useLanguage } from '../i18n/formatters.ts';
import { useDraftText } from '../saving/use-draft.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList, type ListedComment } from './CommentList.tsx';

const words = {
  en: {
    about: 'Comments on direct emissions',
    said: 'Does it include the leased vehicles?',
    answered: 'Yes, since June.\nThe fuel cards are in the folder.',
    external: 'External',
    label: 'Your answer',
    action: 'Reply',
    hint: 'Type @ to mention a colleague.',
    people: 'Colleagues to mention',
    failed: 'The connection was lost. Send it again.',
  },
  zhTw: {
    about: '關於直接排放的留言',
    said: '這包括租用的車輛嗎？',
    answered: '六月起已包括在內。\n油卡單據在文件夾內。',
    external: '外部人士',
    label: '你的回覆',
    action: '回覆',
    hint: '輸入 @ 和姓名即可通知同事。',
    people: '可提及的同事',
    failed: '連線中斷，請再傳送一次。',
  },
};

type TalkProps = { readonly resolved?: boolean; readonly fails?: boolean };

/** A conversation with a box below it, in which what is sent is added. */
const Talk = ({ resolved = false, fails = false }: TalkProps) => {
  const say = words[useLanguage()];
  const draft = useDraftText(fails ? 'story/talk/fails' : 'story/talk');
  const [own, setOwn] = useState<ListedComment[]>([]);
  const [error, setError] = useState<string>();
  const comments: ListedComment[] = [
    { id: '1', by: 'Ho Lam', at: '2026-11-20T02:00:00Z', text: say.said, mark: <Badge>{say.external}</Badge> },
    { id: '2', by: 'Mei Chan', at: '2026-11-20T06:30:00Z', text: say.answered },
    ...own,
  ];
  const send = async ({ text, mentionIds }: { text: string; mentionIds: string[] }) => {
    if (fails) {
      setError(say.failed);
      throw new Error('Not sent');
    }
    const mark = mentionIds.length > 0 && <Badge>{mentionIds.join()}</Badge>;
    setOwn([...own, { id: `own ${own.length}`, by: 'Mei Chan', at: '2026-11-21T01:00:00Z', text, mark }]);
  };
  return (
    <Stack gap={4} align="stretch">
      <CommentList label={say.about} comments={comments} resolved={resolved} />
      {!resolved && (
        <CommentForm
          draft={draft}
          label={say.label}
          action={say.action}
          lengthMax={200}
          mention={{ people: [{ id: 'kwok', name: 'Kwok Wing' }], hint: say.hint, label: say.people }}
          pending={false}
          error={error}
          onSend={send}
        />
      )}
    </Stack>
  );
};

const meta = preview.meta({
  component: Talk,
  decorators: [onScreen({ catalogue: kitCatalogue, path: '/' })],
});

export const Conversation = meta.story({});
Conversation.test('names a colleague, sends once, and empties the box', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: 'Your answer' });
  await expect(canvas.getByRole('button', { name: 'Reply' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(box, 'Ask @kw');
  await userEvent.click(await screen.findByRole('button', { name: 'Kwok Wing' }));
  await expect(box).toHaveValue('Ask @Kwok Wing ');
  await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
  await expect(await canvas.findByText('Ask @Kwok Wing')).toBeVisible();
  await expect(canvas.getByText('kwok')).toBeVisible();
  await expect(box).toHaveValue('');
});

export const Resolved = meta.story({ args: { resolved: true } });

export const NotSent = meta.story({ args: { fails: true } });
NotSent.test('keeps what is typed where it could not be sent', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: 'Your answer' });
  await userEvent.clear(box);
  await userEvent.type(box, 'By Friday');
  await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
  await expect(await canvas.findByText('The connection was lost. Send it again.')).toBeVisible();
  await expect(box).toHaveValue('By Friday');
});

export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });

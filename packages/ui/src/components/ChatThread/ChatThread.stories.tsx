import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { guide } from './ChatThread.guide.ts';
import { type ChatMessage, ChatThread } from './ChatThread.tsx';

const say = (id: number, own = false): ChatMessage => ({
  id: String(id),
  author: { name: own ? 'Grace Lam' : '陳大文' },
  own,
  time: '10:42',
  dateTime: '2026-11-21T10:42Z',
  content: `Message ${id}: 第三季的用電量較去年同期減少百分之四，請核對電費單。`,
});

const Talk = () => {
  const [messages, setMessages] = useState(() => Array.from({ length: 12 }, (_, id) => say(id, id % 3 === 0)));
  return (
    <div style={{ display: 'grid', gridTemplateRows: '20rem auto', gap: '1rem', maxWidth: '28rem' }}>
      <ChatThread label="Comments on 302-1" messages={messages} newerLabel="New messages" />
      <Button onClick={() => setMessages([...messages, say(messages.length)])}>Somebody writes</Button>
    </div>
  );
};

const meta = preview.meta({ component: ChatThread, parameters: { guide } });

export const BesideADisclosure = meta.story({ render: () => <Talk /> });
BesideADisclosure.test(
  'follows at the end, leaves a reader of older ones alone, and leads back',
  async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Comments on 302-1' });
    const distance = () => region.scrollHeight - region.scrollTop - region.clientHeight;
    await waitFor(() => expect(distance()).toBeLessThan(2));
    const write = canvas.getByRole('button', { name: 'Somebody writes' });
    await userEvent.click(write);
    await waitFor(() => expect(distance()).toBeLessThan(2));
    region.scrollTop = 0;
    await waitFor(() => expect(distance()).toBeGreaterThan(100));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.click(write);
    const newer = await canvas.findByRole('button', { name: 'New messages' });
    await expect(region.scrollTop).toBe(0);
    await userEvent.click(newer);
    await waitFor(() => expect(distance()).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull());
  },
);

export const NotSent = meta.story({
  args: {
    label: 'Assistant',
    newerLabel: 'New messages',
    messages: [
      { ...say(1, true), failed: 'Not sent: you are offline. It stays here and is sent again.' },
      { ...say(2), incomplete: true, content: 'According to the invoices' },
    ],
  },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });

import { useId } from 'react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { ChatThread } from './ChatThread.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const message = { author: { name: '陳大文' }, time: '10:42', dateTime: '2026-11-21T10:42Z', content: 'Message 訊息' };
const messages = [
  { ...message, id: '1' },
  { ...message, id: '2', own: true, failed: 'Not sent 未能發送' },
];
const Named = () => <ChatThread label={`Talk ${useId()}`} messages={messages} newerLabel="New 新訊息" />;

const Matrix = () => (
  <OnEverySurface>
    <div style={{ width: '20rem', height: '12rem' }}>
      <Named />
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });

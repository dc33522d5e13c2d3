import type { Mode } from '@esg/tokens';
import { languageOf } from '../../../.storybook/kit/Spoken.tsx';
import preview from '../../../.storybook/preview.tsx';
import { type MessageName, messages } from './messages/index.ts';
import { a11yOfEmails, EmailFrame, whenFramesAreReady } from './testing/EmailFrame.tsx';

/** Every message in the brand, the language and the mode of the toolbar, with its subject and its text part. */
const meta = preview.meta({
  title: 'Screens/E-mails',
  args: { message: 'brandPublished' },
  argTypes: { message: { control: 'select', options: Object.keys(messages) } },
  render: ({ message }: { message: MessageName }, { globals }) => (
    <EmailFrame message={message} mode={globals.mode as Mode} language={languageOf(globals.locale)} />
  ),
  parameters: { a11y: a11yOfEmails },
  play: whenFramesAreReady,
});

export const BrandPublished = meta.story({ args: { message: 'brandPublished' } });
export const BrandDraftShared = meta.story({ args: { message: 'brandDraftShared' } });
export const InChinese = meta.story({ args: { message: 'brandPublished' }, globals: { locale: 'zh-Hant-HK' } });

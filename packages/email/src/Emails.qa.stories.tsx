import type { Language } from '@esg/contract';
import type { Mode } from '@esg/tokens';
import preview from '../../../.storybook/preview.tsx';
import { everyLook } from '../../../.storybook/themes.ts';
import { type MessageName, messages } from './messages/index.ts';
import { a11yOfEmails, EmailFrame, whenFramesAreReady } from './testing/EmailFrame.tsx';

const names = Object.keys(messages) as MessageName[];

type Shown = { readonly language: Language; readonly mode: Mode };

const everyEmail = (shown: readonly Shown[]) => () => (
  <div
    style={{ display: 'grid', gap: 'var(--esg-space-6)', gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' }}
  >
    {names.flatMap((message) =>
      shown.map(({ language, mode }) => (
        <EmailFrame key={`${message} ${language} ${mode}`} {...{ message, language, mode }} />
      )),
    )}
  </div>
);

const inBothModes = (language: Language) =>
  everyEmail([
    { language, mode: 'light' },
    { language, mode: 'dark' },
  ]);

/** Brands differ in colour alone: names, roles and order are those of the first story. */
const colours = { a11y: { options: { runOnly: ['color-contrast'] } } };

const meta = preview.meta({
  title: 'Screens/E-mails/Matrix',
  tags: ['!autodocs', 'qa'],
  parameters: { a11y: a11yOfEmails },
  play: whenFramesAreReady,
});

export const Standard = meta.story({
  globals: everyLook.default.light,
  render: everyEmail([
    { language: 'en', mode: 'light' },
    { language: 'zhTw', mode: 'light' },
    { language: 'en', mode: 'dark' },
  ]),
});
export const Verdant = meta.story({
  ...{ globals: everyLook.verdant.light, parameters: colours, render: inBothModes('en') },
});
export const Harbour = meta.story({
  ...{ globals: everyLook.harbour.dark, parameters: colours, render: inBothModes('zhTw') },
});
export const HostileYellow = meta.story({
  ...{ globals: everyLook.hostileYellow.light, parameters: colours, render: inBothModes('en') },
});
export const HostileNight = meta.story({
  ...{ globals: everyLook.hostileNight.dark, parameters: colours, render: inBothModes('zhTw') },
});

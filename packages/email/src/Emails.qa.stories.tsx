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
        <EmailFrame key={`${message} ${language} ${mode}`} message={message} language={language} mode={mode} />
      )),
    )}
  </div>
);

const inBothModes = (language: Language) =>
  everyEmail([
    { language, mode: 'light' },
    { language, mode: 'dark' },
  ]);

/**
 * Brands differ in colour only: names, roles and order are those of the first story. That each colour is visible in any brand and mode is
 * proved without a browser (colors.test.ts); one hostile brand in light and one in dark show that the browser combines them in the same
 * way.
 */
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
/** To be looked at. */
export const Verdant = meta.story({
  tags: ['!test'],
  globals: everyLook.verdant.light,
  render: inBothModes('en'),
});
/** To be looked at. */
export const Harbour = meta.story({
  tags: ['!test'],
  globals: everyLook.harbour.dark,
  render: inBothModes('zhTw'),
});
export const HostileYellow = meta.story({
  globals: everyLook.hostileYellow.light,
  parameters: colours,
  render: everyEmail([{ language: 'en', mode: 'light' }]),
});
export const HostileNight = meta.story({
  globals: everyLook.hostileNight.dark,
  parameters: colours,
  render: everyEmail([{ language: 'zhTw', mode: 'dark' }]),
});

import { languages } from '@esg/contract';
import preview from '../../../.storybook/preview.tsx';
import { everyLook } from '../../../.storybook/themes.ts';
import { type MessageName, messages } from './messages/index.ts';
import { a11yOfEmails, EmailFrame, whenFramesAreReady } from './testing/EmailFrame.tsx';

const names = Object.keys(messages) as MessageName[];

const Matrix = () => (
  <div
    style={{ display: 'grid', gap: 'var(--esg-space-6)', gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' }}
  >
    {names.flatMap((message) =>
      languages.flatMap((language) =>
        (['light', 'dark'] as const).map((mode) => (
          <EmailFrame key={`${message} ${language} ${mode}`} {...{ message, language, mode }} />
        )),
      ),
    )}
  </div>
);

const meta = preview.meta({
  title: 'Screens/E-mails/Matrix',
  tags: ['!autodocs', 'qa'],
  render: Matrix,
  parameters: { a11y: a11yOfEmails },
  play: whenFramesAreReady,
});

export const Standard = meta.story({ globals: everyLook.default.light });
export const Verdant = meta.story({ globals: everyLook.verdant.light });
export const Harbour = meta.story({ globals: everyLook.harbour.dark });
export const HostileYellow = meta.story({ globals: everyLook.hostileYellow.light });
export const HostileNight = meta.story({ globals: everyLook.hostileNight.dark });

import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { everyLook } from '../themes.ts';
import { MatrixPage } from './MatrixPage.tsx';

const meta = preview.meta({
  title: 'Components/Matrix page',
  component: MatrixPage,
  tags: ['!autodocs', 'qa', 'matrix-page'],
  parameters: { layout: 'fullscreen' },
});

/** Tested in all looks together, drawn once (every-look.ts); the stories below are for review and for `npm run visual`. */
export const InEveryLook = meta.story({
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    await expect(canvasElement.querySelectorAll('[data-matrix]').length).toBeGreaterThan(30);
  },
});

const { default: standard, verdant, harbour, hostileYellow, hostileNight } = everyLook;
const tags = ['!test'];

export const DefaultLight = meta.story({ tags, globals: standard.light });
export const DefaultDark = meta.story({ tags, globals: standard.dark });
export const VerdantLight = meta.story({ tags, globals: verdant.light });
export const VerdantDark = meta.story({ tags, globals: verdant.dark });
export const HarbourLight = meta.story({ tags, globals: harbour.light });
export const HarbourDark = meta.story({ tags, globals: harbour.dark });
export const HostileYellowLight = meta.story({ tags, globals: hostileYellow.light });
export const HostileYellowDark = meta.story({ tags, globals: hostileYellow.dark });
export const HostileNightLight = meta.story({ tags, globals: hostileNight.light });
export const HostileNightDark = meta.story({ tags, globals: hostileNight.dark });

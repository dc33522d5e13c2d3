import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { everyLook } from '../themes.ts';
import { MatrixPage } from './MatrixPage.tsx';

const meta = preview.meta({
  title: 'Components/Matrix page',
  component: MatrixPage,
  tags: ['!autodocs', 'qa', 'matrix-page'],
  parameters: {
    layout: 'fullscreen',
    // What a theme can break. Names, roles and keyboard are the business of each component's own matrix story.
    // The samples at the top are measured in the picture.
    a11y: { context: { exclude: ['[data-sample]'] }, options: { runOnly: ['color-contrast'] } },
  },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    await expect(canvasElement.querySelectorAll('[data-matrix]').length).toBeGreaterThan(30);
  },
});

/** Each component's own matrix story has been through axe in this look. */
const provenAlready = { a11y: { test: 'off' } } as const;

const { default: standard, verdant, harbour, hostileYellow, hostileNight } = everyLook;

export const DefaultLight = meta.story({ globals: standard.light, parameters: provenAlready });
export const DefaultDark = meta.story({ globals: standard.dark });
export const VerdantLight = meta.story({ globals: verdant.light });
export const VerdantDark = meta.story({ globals: verdant.dark });
export const HarbourLight = meta.story({ globals: harbour.light });
export const HarbourDark = meta.story({ globals: harbour.dark });
export const HostileYellowLight = meta.story({ globals: hostileYellow.light, parameters: provenAlready });
export const HostileYellowDark = meta.story({ globals: hostileYellow.dark });
export const HostileNightLight = meta.story({ globals: hostileNight.light });
export const HostileNightDark = meta.story({ globals: hostileNight.dark, parameters: provenAlready });

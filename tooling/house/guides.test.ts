import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedFiles, sourceTexts } from '../../.storybook/facts/sources.ts';
import { groupOf } from '../../.storybook/tree.ts';
import { type Guide, type StateName, stateNames } from '../../packages/ui/src/testing/guide.ts';
import { root } from '../shared/terminal.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documented = documentedFiles();
const guides = await Promise.all(
  documented
    .filter((path) => existsSync(join(root, path.replace('.tsx', '.guide.ts'))))
    .map(async (path) => {
      const { guide } = (await import(join(root, path.replace('.tsx', '.guide.ts')))) as { guide: Guide };
      return { path, name: basename(path, '.tsx'), guide, stories: read(path.replace('.tsx', '.stories.tsx')) };
    }),
);

/** Words in a component's own sources that show that it can have a state. */
const signs: Partial<Readonly<Record<StateName, RegExp>>> = {
  hover: /:hover/,
  pressed: /:active\b/,
  focus: /focusRing|:focus/,
  disabled: /\bdisabled\b/,
  readOnly: /\breadOnly\b/,
  loading: /\bpending\b|\bloading\b/,
  empty: /\bempty\b/,
};
/** States that need no sign: every component has words, and every field may be filled in wrongly. */
const always: Partial<Readonly<Record<StateName, (group: string | undefined) => boolean>>> = {
  long: () => true,
  chinese: () => true,
  error: (group) => group === 'Forms',
  empty: (group) => group === 'Charts',
};

const expectedOf = (path: string): StateName[] => {
  const text = sourceTexts(path, documented).join('\n');
  return stateNames.filter((state) => signs[state]?.test(text) || always[state]?.(groupOf(path)));
};

/** Sources of screens: every application and their shared packages. */
const used = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/{app-kit,ui}/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((path) => !/[.](stories|test|type-test|guide)[.]|\/(testing|gen)\/|packages\/ui\/.*\/index[.]ts/.test(path))
  .map((path) => ({ path, text: read(path) }));

describe('the guide of every component', () => {
  it('shows each state that its component has, or says why not', () => {
    const lacking = guides.flatMap(({ path, name, guide }) =>
      expectedOf(path)
        .filter((state) => !guide.states[state] && !guide.without?.[state])
        .map((state) => `${name}: ${state}`),
    );
    expect(lacking).toEqual([]);
  });

  it('explains the absence only of states that are expected and not shown', () => {
    const idle = guides.flatMap(({ path, name, guide }) =>
      (Object.keys(guide.without ?? {}) as StateName[])
        .filter((state) => guide.states[state] || !expectedOf(path).includes(state))
        .map((state) => `${name}: ${state}`),
    );
    expect(idle).toEqual([]);
  });

  it('names stories that exist, and the story of all states', () => {
    const wrong = guides.flatMap(({ name, guide, stories }) => {
      const looks = [...Object.values(guide.states), ...guide.pictures.flatMap((pair) => [pair.do, pair.dont])];
      const names = looks.flatMap(({ story }) => (story ? [story] : []));
      return [...new Set([...names, 'States'])]
        .filter((story) => !stories.includes(`export const ${story} = meta.story(`))
        .map((story) => `${name}: ${story}`);
    });
    expect(wrong).toEqual([]);
  });

  it('shows right beside wrong, and advises on texts and on screen readers', () => {
    const poor = guides.filter(({ guide: { pictures, content, accessibility, alsoCalled } }) => {
      const sentences = [...content, accessibility.name, accessibility.told];
      const said = pictures.flatMap((pair) => [pair.do.say, pair.dont.say]);
      return [pictures, content, alsoCalled].some(({ length }) => length === 0) || [...sentences, ...said].includes('');
    });
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  it('is on trial as long as no screen uses the component, and ready from then on', () => {
    const wrong = guides.filter(({ path, guide }) => {
      const exported = [...read(path).matchAll(/export const ([A-Z]\w+)/g)].map(([, name]) => name);
      const isUsed = used.some(
        (source) => source.path !== path && exported.some((name) => new RegExp(`<${name}\\b`).test(source.text)),
      );
      return guide.status !== 'leaving' && (guide.status === 'ready') !== isUsed;
    });
    expect(wrong.map(({ name, guide }) => `${name}: ${guide.status}`)).toEqual([]);
  });

  it('names an existing version, and other names in small letters', () => {
    const { version } = JSON.parse(read('packages/ui/package.json')) as { version: string };
    const wrong = guides.filter(
      ({ guide: { since, alsoCalled } }) =>
        since.localeCompare(version, 'en', { numeric: true }) > 0 ||
        alsoCalled.some((word) => word !== word.toLowerCase().trim()),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

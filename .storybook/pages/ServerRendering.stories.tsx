import * as main from '@esg/ui';
import * as charts from '@esg/ui/charts';
import * as data from '@esg/ui/data';
import * as markdown from '@esg/ui/markdown';
import * as richText from '@esg/ui/rich-text';
import { type ReactElement, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { expect, spyOn } from 'storybook/test';
import { drawn, isStory, type Story } from '../kit/drawn.tsx';
import preview from '../preview.tsx';

/** Not for readers: every readable story of the library, drawn on a server and hydrated by the browser. */
const meta = preview.meta({
  title: 'Components/Server rendering',
  tags: ['!autodocs', 'qa'],
  parameters: { a11y: { test: 'off' } },
});

const modules = import.meta.glob<Record<string, Partial<Story>>>([
  '../../packages/ui/src/**/*.stories.tsx',
  '!../../packages/ui/src/**/*.qa.stories.tsx',
]);
const sources = import.meta.glob<string>('../../packages/ui/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

/** Every field consists of them, and so every story of a field draws them. */
const partsOfFields = ['Field', 'Fieldset'];

const Arrival = ({ onArrive, children }: { onArrive: () => void; children: ReactElement }) => {
  useEffect(onArrive, [onArrive]);
  return children;
};

const bothAtOnce = 'Detected multiple renderers concurrently';

/**
 * Here one page is server and browser together. React warns about it, and again for each context that other stories of this page draw
 * later; it warns of nothing else because of this.
 */
const hearNothingOfBothAtOnce = () => {
  const say = console.error;
  console.error = (...words) => {
    if (!String(words[0]).startsWith(bothAtOnce)) say(...words);
  };
};

/** Left out: larger copies of other stories, which the benchmarks test, and those that repeat all others. */
const leftOut = /Million|Thousand|^States$/;

/** React's warnings on hydrating the page that it wrote itself; empty when both are the same. */
const complaints = async (story: Story): Promise<string[]> => {
  const found: string[] = [];
  const Drawn = () => drawn(story);
  const log = spyOn(console, 'error').mockImplementation((...words) => {
    const said = words.map(String).join(' ');
    if (!said.startsWith(bothAtOnce)) found.push(said);
  });
  const place = document.body.appendChild(document.createElement('div'));
  const arrived = Promise.withResolvers<void>();
  const page = (
    <StrictMode>
      <Arrival onArrive={arrived.resolve}>
        <Drawn />
      </Arrival>
    </StrictMode>
  );
  const options = { onError: (error: unknown) => void found.push(`on the server: ${error}`) };
  const stream = await renderToReadableStream(page, { ...options, progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  place.innerHTML = await new Response(stream).text();
  const root = hydrateRoot(place, page, {
    onRecoverableError: (error) => void found.push(`in the browser: ${error}`),
    onUncaughtError: (error) => {
      found.push(`in the browser: ${error}`);
      arrived.resolve();
    },
  });
  await arrived.promise;
  root.unmount();
  place.remove();
  log.mockRestore();
  return found;
};

export const EveryStory = meta.story({ render: () => <p>Every story, from the server</p> });

EveryStory.test('is taken over by the browser without a word of warning', async () => {
  const failures: string[] = [];
  hearNothingOfBothAtOnce();
  for (const [path, load] of Object.entries(modules)) {
    for (const [name, story] of Object.entries(await load())) {
      if (!isStory(story) || leftOut.test(name)) continue;
      const heard = await complaints(story).catch((error: unknown) => [`on the server: ${error}`]);
      for (const complaint of heard) failures.push(`${path} ${name}: ${complaint}`);
    }
  }
  await expect(failures).toEqual([]);
});

EveryStory.test('leaves out no component of any door', async () => {
  const text = (await Promise.all(Object.values(sources).map((load) => load()))).join('\n');
  const exported = Object.keys({ ...main, ...charts, ...data, ...markdown, ...richText });
  const components = exported.filter((name) => /^[A-Z]/.test(name) && !partsOfFields.includes(name));
  const missing = components.filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(text));
  await expect(missing).toEqual([]);
});

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const entry = '\0entry';

/** Every module whose code is in a bundle that imports only this, and how large the whole is in kB. */
const bundleOf = async (code: string) => {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      vanillaExtractPlugin(),
      { name: 'entry', resolveId: (id) => (id === 'entry' ? entry : null), load: (id) => (id === entry ? code : null) },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'entry',
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        checks: { moduleLevelDirective: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
  return { modules, kilobytes: chunks.reduce((sum, { code: text }) => sum + text.length, 0) / 1000 };
};

const heavy = /\/(tiptap|marked|libphonenumber-js|react-day-picker|react-dropzone|@visx|prosemirror-[a-z]+)\//;

it('bundles nothing but a button where only a button is imported', { timeout: 60_000 }, async () => {
  const { modules, kilobytes } = await bundleOf(`export { Button } from '@esg/ui';`);
  const own = modules.filter((id) => id.includes('/packages/ui/src/components/') && id.endsWith('.tsx'));
  expect(own.map((id) => id.split('/').at(-1))).toEqual(['Button.tsx']);
  expect(modules.filter((id) => heavy.test(id))).toEqual([]);
  expect(kilobytes).toBeLessThan(30);
});

it('loads the heavy parts of a field only when they are needed', { timeout: 60_000 }, async () => {
  const { modules } = await bundleOf(`export { TextField, Select, NumberField, Checkbox } from '@esg/ui';`);
  expect(modules.filter((id) => heavy.test(id))).toEqual([]);
});

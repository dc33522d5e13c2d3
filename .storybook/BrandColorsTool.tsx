// The manager is built with the classic JSX transform, which needs React in scope.
import * as React from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';

const hexes = /[0-9a-f]{6}/gi;
/** The ten colours of a brand, in the order of its settings; with fewer, the first four in an order of their own. */
const ten = [
  'Primary',
  'pointed at',
  'pressed',
  'Secondary',
  'pointed at',
  'pressed',
  'Special',
  'pointed at',
  'pressed',
  'End of the gradient',
];
const four = ['Primary', 'Secondary', 'Special', 'End of the gradient'];
const namesOf = (count: number) => (count >= ten.length ? ten : four);

const Found = ({ colors }: { readonly colors: readonly string[] }) => (
  <ul style={{ margin: 0, padding: 0, listStyle: 'none', columns: colors.length > 4 ? 2 : 1 }}>
    {namesOf(colors.length).map((name, place) => {
      const digits = colors[place];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places stand still.
        <li key={place}>
          <span
            aria-hidden
            style={{
              display: 'inline-block',
              width: 12,
              height: 12,
              marginInlineEnd: 6,
              border: '1px solid',
              background: digits ? `#${digits}` : 'transparent',
            }}
          />
          {name}
        </li>
      );
    })}
  </ul>
);

/** Four random colours in the form of the global. They are in the address, so that a lucky choice is not lost. */
const randomColors = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .match(/.{6}/g)
    ?.join('-') ?? '';

/** Takes colours in any form, from a list to a whole style sheet, or random ones; the stories use them at once. */
export const BrandColorsTool = () => {
  const [{ colors = '' }, updateGlobals] = useGlobals();
  const [text, setText] = React.useState('');
  const found = (text.match(hexes) ?? []).slice(
    0,
    (text.match(hexes)?.length ?? 0) >= ten.length ? ten.length : four.length,
  );
  const wear = (list: string) => updateGlobals({ tenant: 'custom', colors: list });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (found.length > 0) wear(found.join('-').toLowerCase());
  };
  return (
    <PopoverProvider
      ariaLabel="Own brand colours"
      padding={12}
      popover={
        <form onSubmit={submit} style={{ display: 'grid', gap: 8, width: 300 }}>
          <label htmlFor="brand-colors">One to four colours, or all ten of a brand with its states</label>
          <Form.Textarea
            id="brand-colors"
            value={text}
            placeholder="#0e6575 #e7f2f4 #0e6575 #1f3f78"
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {found.length > 0 && <Found colors={found} />}
          <Button type="submit" variant="solid" disabled={found.length === 0} ariaLabel={false}>
            Wear these colours
          </Button>
          <Button type="button" onClick={() => wear(randomColors())} ariaLabel={false}>
            Random brand
          </Button>
          <small>{colors ? `Now: ${String(colors).replaceAll('-', ', ')}` : 'The address keeps the colours.'}</small>
        </form>
      }
    >
      <Button variant="ghost" padding="small" ariaLabel="Own brand colours">
        <svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M12 3a9 9 0 1 0 0 18c1.5 0 2-1 1.5-2.2-.6-1.5.3-2.8 2-2.8H18a3 3 0 0 0 3-3c0-5.500-4-10-9-10Z" />
          <circle cx="8" cy="10" r="1" />
          <circle cx="12" cy="7.500" r="1" />
          <circle cx="16" cy="10" r="1" />
        </svg>
      </Button>
    </PopoverProvider>
  );
};

import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { AppFrame } from '../AppFrame/index.ts';
import { Page } from '../Page/Page.tsx';
import { Tree } from '../Tree/index.ts';
import { guide } from './Panes.guide.ts';
import { Panes } from './Panes.tsx';
import { Splitter } from './Splitter.tsx';

const meta = preview.meta({ component: Panes, parameters: { guide, layout: 'fullscreen' } });

export const DataInput = meta.story({
  render: () => (
    <AppFrame
      labels={{
        skipToContent: 'Skip to content',
        navigation: 'Main navigation',
        openNavigation: 'Open navigation',
        close: 'Close',
        collapseRail: 'Collapse navigation',
        expandRail: 'Expand navigation',
      }}
      brand={<strong>Meridian ESG</strong>}
      navigation={[]}
    >
      <Panes
        closeLabel="Close"
        start={{
          label: 'Disclosures',
          content: (
            <Tree
              label="Disclosures"
              selected="302-1"
              onSelect={() => undefined}
              nodes={[{ id: '302', label: 'Energy', children: [{ id: '302-1', label: '302-1 Energy consumption' }] }]}
            />
          ),
        }}
        end={{ label: 'Evidence and history', content: 'Meter readings 2026.xlsx' }}
      >
        <Page title="Energy consumption within the organisation" purpose="GRI 302-1">
          The disclosure with its fields
        </Page>
      </Panes>
    </AppFrame>
  ),
});
DataInput.test('reaches every pane at any width', async ({ canvas, userEvent }) => {
  for (const [name, from] of [
    ['Disclosures', 900],
    ['Evidence and history', 1200],
  ] as const) {
    if (window.matchMedia(`(min-width: ${from}px)`).matches) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    } else {
      await userEvent.click(canvas.getByRole('button', { name }));
      await screen.findByRole('dialog', { name });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  }
});

const Drawn = () => {
  const [width, setWidth] = useState<number>();
  return (
    <Panes
      closeLabel="Close"
      start={{
        label: 'Disclosures 披露',
        content: '302-1 Energy consumption within the organisation',
        resize: { label: 'Width of the list', width, onWidthChange: (change) => setWidth(change.width) },
      }}
    >
      The disclosure
    </Panes>
  );
};

export const WithAnEdgeToDraw = meta.story({ render: () => <Drawn /> });

/** The edge in a pane of its own, since there is one only where the window is wide. */
const Edge = () => {
  const [width, setWidth] = useState<number>();
  return (
    <section id="pane" aria-label="Disclosures 披露" style={{ position: 'relative', width: width ?? 240, height: 120 }}>
      <Splitter
        label="Width of the list"
        side="start"
        controls="pane"
        width={width}
        onWidthChange={(change) => setWidth(change.width)}
      />
    </section>
  );
};

export const TheEdgeOfAPane = meta.story({ render: () => <Edge /> });
TheEdgeOfAPane.test(
  'is moved by keys within its bounds, and back to the usual width',
  async ({ canvas, userEvent }) => {
    const pane = canvas.getByRole('region', { name: 'Disclosures 披露' });
    const edge = canvas.getByRole('separator', { name: 'Width of the list' });
    await userEvent.tab();
    await expect(edge).toHaveFocus();
    await expect(edge).toHaveAttribute('aria-valuenow', '240');
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(pane.offsetWidth).toBe(240 + 16 + 64));
    await userEvent.keyboard('{End}');
    await expect(edge).toHaveAttribute('aria-valuenow', '560');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(pane.offsetWidth).toBe(200));
    await userEvent.dblClick(edge);
    await waitFor(() => expect(pane.offsetWidth).toBe(240));
  },
);

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });

import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AppFrame } from '../AppFrame/index.ts';
import { Page } from '../Page/index.ts';
import { Tree } from '../Tree/index.ts';
import { Panes } from './Panes.tsx';

const meta = preview.meta({ component: Panes, parameters: { layout: 'fullscreen' } });

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

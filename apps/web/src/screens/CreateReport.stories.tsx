import { expect } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { CreateReportPage } from '../features/create-report/CreateReportPage.tsx';

const meta = preview.meta({
  title: 'Screens/Create a report',
  tags: ['!autodocs'],
  play: drawnTo(2),
  parameters: { layout: 'fullscreen' },
  decorators: [onScreen({ catalogue, path: '/ct/create-report' })],
  render: () => <CreateReportPage />,
});

export const Ways = meta.story({});
Ways.test('leads to each way a report can start', async ({ canvas }) => {
  const ways = {
    'Choose a framework': '/ct/select-framework',
    'Continue from last year': '/ct/create-report?from=next-period',
    'Choose a template': '/ct/create-report?from=template',
    'Search my documents': '/ct/select-framework?category=AI',
    'Help me choose': '/ct/framework-helper',
  };
  for (const [name, to] of Object.entries(ways))
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', to);
});
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });

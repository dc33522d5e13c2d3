import { invitationQueries } from '@esg/api-client';
import { useServices } from '@esg/app-kit';
import { expect } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { catalogue } from '../../app/catalogue.ts';
import { AcceptInvitationPage } from './AcceptInvitationPage.tsx';
import { ReplacedLink } from './ReplacedLink.tsx';

const AcceptInvitation = ({ linkKey = 'sample' }: { linkKey?: string }) => {
  const { api, tenant } = useServices();
  const page = { api, tenantHost: tenant.hostname, next: '/ct', settings: tenant.settings };
  return <AcceptInvitationPage {...page} linkKey={linkKey} />;
};

const meta = preview.meta({
  title: 'Screens/Accept an invitation',
  tags: ['!autodocs'],
  component: AcceptInvitation,
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
  decorators: [
    onScreen({
      catalogue,
      path: '/',
      seed: (cache, api) =>
        cache.setQueryData(invitationQueries.byKey(api, 'sample').queryKey, {
          email: 'arjun.rao@company.example',
          firstName: 'Arjun',
          lastName: 'Rao',
          organizationName: 'Kestrel Packaging',
          organizationChineseName: '紅隼包裝',
          invitedBy: 'Mei Lam',
          expiresAt: '2026-12-01T00:00:00.000Z',
        }),
    }),
  ],
});

export const Form = meta.story();
export const Expired = meta.story({ args: { linkKey: '' } });

const LinkReplaced = () => (
  <ReplacedLink page={{ api: useServices().api, linkKey: 'older' }} newerAt="2026-11-30T02:34:00.000Z" />
);
export const Replaced = meta.story({
  render: () => <LinkReplaced />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The invitation was sent again on/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the link again' })).toBeEnabled();
  },
});

import { ApiError, type ApiErrorCode } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { expect } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ContributionFrame } from '../features/contribution/ContributionFrame.tsx';
import { RequestProblem } from '../features/contribution/request/RequestProblem.tsx';

const place = {
  collectionId: '0de0c000-0000-4000-8000-000000000001',
  entityId: '0de0c000-0000-4000-8000-000000000002',
};

type ClosedProps = { readonly code: ApiErrorCode; readonly status?: number };

const Closed = ({ code, status = 403 }: ClosedProps) => (
  <ContributionFrame>
    <RequestProblem
      api={useApi()}
      error={new ApiError(status, code)}
      place={place}
      linkKey="a-secret-of-a-letter-that-is-long"
      onRetry={() => {}}
    />
  </ContributionFrame>
);

const meta = preview.meta({
  title: 'Screens/Request by link',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  component: Closed,
  play: drawnTo(1),
  decorators: [onScreen({ catalogue, path: `/ct/request/${place.collectionId}/${place.entityId}` })],
});

export const Expired = meta.story({ args: { code: 'contribution.link_expired' } });
Expired.test('offers a new link and the sign-in', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Ask for a new link' })).toBeVisible();
  const signIn = canvas.getByRole('link', { name: 'Sign in' });
  await expect(signIn).toHaveAttribute('href', `/ct/entity-user/requests/${place.collectionId}/${place.entityId}`);
});

export const Withdrawn = meta.story({ args: { code: 'contribution.revoked' } });
Withdrawn.test('offers the sign-in alone', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Ask for a new link' })).toBeNull();
});

export const Archived = meta.story({ args: { code: 'portal_link.archived' } });
export const NothingOpen = meta.story({ args: { code: 'portal_link.nothing_open' } });

export const SessionEnded = meta.story({ args: { code: 'contribution.session_ended', status: 401 } });
SessionEnded.test('opens the link once more while the page has it', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});

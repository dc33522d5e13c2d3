import { referenceQueries } from '@esg/api-client';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { AccountSettingsPage } from '../features/account-settings/AccountSettingsPage.tsx';
import { GeneralDetails } from '../features/account-settings/GeneralDetails.tsx';

const countries = [{ id: 'HK', name: { en: 'Hong Kong', zhTw: '香港' }, diallingCode: '+852' }];
const seed: Seed = (cache, api) => cache.setQueryData(referenceQueries.countries(api).queryKey, countries);

const meta = preview.meta({
  title: 'Screens/Account settings',
  tags: ['!autodocs'],
  play: drawnTo(2),
  parameters: { layout: 'fullscreen' },
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/account-settings',
      frame: <AccountSettingsPage permissions={storyProfile.permissions} />,
      seed,
    }),
  ],
  render: () => <GeneralDetails me={storyUser} profile={storyProfile} />,
});

export const GeneralDetailsTab = meta.story();
export const GeneralDetailsInChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });

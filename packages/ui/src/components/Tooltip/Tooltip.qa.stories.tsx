import { screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <div style={{ padding: '3rem' }}>
    <Tooltip content="Last year: 12,480.0 MWh">
      <Button>History</Button>
    </Tooltip>
  </div>
);

const show = async ({ userEvent }: { userEvent: { tab: () => Promise<void> } }) => {
  await userEvent.tab();
  await screen.findByRole('tooltip');
};

export const Standard = meta.story({ render: Matrix, play: show, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, play: show, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, play: show, globals: proof.night });

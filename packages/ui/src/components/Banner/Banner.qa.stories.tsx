import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Button } from '../Button/Button.tsx';
import { Banner, bannerTones, Hero } from './Banner.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {bannerTones.map((tone) => (
      <Banner
        key={tone}
        tone={tone}
        title={tone}
        action={<Button>Try now</Button>}
        dismiss={{ label: `Hide ${tone}`, onDismiss: () => undefined }}
      >
        What holds and what to do.
      </Banner>
    ))}
    <Hero title="Good morning" action={<Button emphasis="inverse">Continue</Button>}>
      Your report is 42 % complete.
    </Hero>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });

import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Card, CardLink, cardPaddings, cardTones } from './Card.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {cardTones.map((tone) =>
      cardPaddings.map((padding) => (
        <Card key={`${tone} ${padding}`} tone={tone} padding={padding}>
          <CardLink>
            <a href="#card">{`${tone} ${padding}`}</a>
          </CardLink>
        </Card>
      )),
    )}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });

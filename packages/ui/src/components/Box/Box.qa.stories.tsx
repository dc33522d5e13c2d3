import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Box, boxPaddings, boxSurfaces } from './Box.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {boxSurfaces.map((surface) => (
      <Box key={surface} surface={surface} padding={4} border>
        {`${surface} 文字`}
      </Box>
    ))}
    {boxPaddings.map((padding) => (
      <Box key={padding} padding={padding} border>
        {`padding ${padding}`}
      </Box>
    ))}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });

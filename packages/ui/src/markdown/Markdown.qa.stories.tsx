import { useId } from 'react';
import { OnEverySurface } from '../../../../.storybook/matrix.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { Markdown } from './Markdown.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const everything = `## Heading 標題

Text 文字 with **strong**, *stress*, ~~gone~~, \`code\` and a [link 連結](https://example.org).

- One
- Two

> Quoted 引文

\`\`\`
const code = '一段程式碼';
\`\`\`

| A | B |
| --- | ---: |
| 甲 | 1 |
`;

const Named = () => <Markdown tableLabel={`Table ${useId()}`}>{everything}</Markdown>;

const Matrix = () => (
  <OnEverySurface>
    <Named />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });

import preview from '../../preview.tsx';
import { SpaceScale } from './Scales.tsx';

const meta = preview.meta({ title: 'Foundations/Space', tags: ['!autodocs'] });

export const Tokens = meta.story({ render: () => <SpaceScale /> });

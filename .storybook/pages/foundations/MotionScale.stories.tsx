import preview from '../../preview.tsx';
import { MotionScale } from './MotionScale.tsx';

const meta = preview.meta({ title: 'Foundations/Motion', tags: ['!autodocs'] });

export const Tokens = meta.story({ render: () => <MotionScale /> });

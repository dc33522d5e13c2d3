import './plain.css';
import './plain-brand.css';
import { exposeReact } from '../peer.tsx';
import { dress } from './dress.tsx';
import { PlainRow } from './plain-row.tsx';
import { rows } from './rows.tsx';

let brand = 0;
dress(brand);

exposeReact(({ step }) => rows.map((index) => <PlainRow key={index} index={index} step={step} />), {
  theme: () => {
    brand = 1 - brand;
    dress(brand);
  },
});

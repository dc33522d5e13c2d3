import './plain.css';
import { expose } from '../peer.tsx';
import { columnPx, columns, data, room, rowPx } from './data.tsx';

const element = (className: string, ...children: HTMLElement[]) => {
  const made = document.createElement('div');
  made.className = className;
  made.append(...children);
  return made;
};

const cellOf = (text: string) => {
  const cell = element('cell');
  cell.setAttribute('role', 'gridcell');
  cell.textContent = text;
  return cell;
};

/** As many rows as fit, rewritten when they leave the window; columns outside of the window are not drawn. */
const mount = (place: HTMLElement) => {
  const shown = columns.slice(0, Math.ceil(room.width / columnPx));
  const scroller = element('scroller');
  scroller.setAttribute('role', 'grid');
  scroller.setAttribute('aria-rowcount', String(data.length + 1));
  Object.assign(scroller.style, { width: `${room.width}px`, height: `${room.height}px` });
  const body = element('body');
  body.style.height = `${data.length * rowPx}px`;
  const pool = Array.from({ length: Math.ceil(room.height / rowPx) + 1 }, () => {
    const row = element('row', ...shown.map(() => cellOf('-')));
    row.setAttribute('role', 'row');
    return { row, texts: [...row.children].map((cell) => cell.firstChild as Text), index: -1 };
  });
  const draw = () => {
    const first = Math.floor(scroller.scrollTop / rowPx);
    for (let index = first; index < Math.min(first + pool.length, data.length); index += 1) {
      const slot = pool[index % pool.length];
      if (!slot || slot.index === index) continue;
      slot.index = index;
      slot.row.setAttribute('aria-rowindex', String(index + 2));
      slot.row.style.transform = `translateY(${index * rowPx}px)`;
      for (const [place, text] of slot.texts.entries()) text.data = data[index]?.[shown[place]?.id ?? ''] ?? '';
    }
  };
  body.append(...pool.map(({ row }) => row));
  scroller.append(element('head', ...shown.map(({ header }) => cellOf(header))), body);
  scroller.addEventListener('scroll', draw, { passive: true });
  place.append(scroller);
  draw();
};

expose({ mount, scroller: () => document.querySelector('.scroller') });

import { useId, useState } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { facts } from '../facts/component-facts.ts';
import { docsAddress, groupOf } from '../tree.ts';
import { docsStyles } from './docs-styles.ts';

const guides = import.meta.glob<Guide>('../../packages/ui/src/**/*.guide.ts', { eager: true, import: 'guide' });

const known = Object.entries(facts)
  .filter(([path]) => groupOf(path))
  .map(([path, { parts }]) => {
    const name = path.replace(/^.*\/|[.]tsx$/g, '');
    const guide = guides[`../../${path.replace(/[.]tsx$/, '.guide.ts')}`];
    const purpose = guide?.use ?? parts[0]?.description ?? '';
    const said = [purpose, ...parts.map((part) => `${part.name} ${part.description}`), JSON.stringify(guide ?? '')];
    const searched = [name, groupOf(path), ...said].join(' ').toLowerCase();
    return { path, name, group: groupOf(path), purpose, searched };
  });

/** Every component by need: its name, its names elsewhere, and the text of its guide. */
export const FindPage = () => {
  const [query, setQuery] = useState('');
  const id = useId();
  const wanted = query.toLowerCase().split(/\s+/);
  const found = known.filter(({ searched }) => wanted.every((word) => searched.includes(word)));
  // A name that begins like the query is what most people mean.
  const first = ({ name }: (typeof known)[number]) => (name.toLowerCase().startsWith(wanted[0] ?? '') ? 0 : 1);
  const sorted = query ? [...found].sort((a, b) => first(a) - first(b)) : found;
  return (
    <div className="docs-page">
      <style>{docsStyles}</style>
      <label htmlFor={id}>What do you need?</label>
      <input
        id={id}
        type="search"
        className="docs-search"
        placeholder="dropdown, upload, chart over time …"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p className="docs-meta" role="status">{`${found.length} of ${known.length} components`}</p>
      <ul className="docs-list">
        {sorted.map(({ path, name, group, purpose }) => (
          <li key={path}>
            <a href={docsAddress(path, name)}>
              <strong>{name}</strong>
            </a>
            <span className="docs-meta">{` ${group}`}</span>
            <p>{purpose}</p>
          </li>
        ))}
      </ul>
    </div>
  );
};

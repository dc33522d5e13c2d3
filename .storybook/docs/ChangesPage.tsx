import { Markdown } from '@storybook/addon-docs/blocks';
import { type Change, readChange } from './changes.ts';
import { docsStyles } from './docs-styles.ts';

const files = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const changes = Object.entries(files)
  .map(([path, source]) => readChange(path.replace(/^.*\/|[.]md$/g, ''), source))
  .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
const days = [...new Set(changes.map(({ date }) => date))];

const kinds: Readonly<Record<string, string>> = { major: 'breaking', minor: 'new', patch: 'mended' };
const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const Entry = ({ change: { packages, text } }: { change: Change }) => (
  <li>
    <Markdown>{text}</Markdown>
    <p className="docs-meta">{packages.map(({ name, bump }) => `${name}: ${kinds[bump]}`).join(' · ')}</p>
  </li>
);

/** The changes of the packages, newest first, from their changesets. */
export const ChangesPage = () => (
  <div className="docs-page">
    <style>{docsStyles}</style>
    {days.map((day) => (
      <section key={day}>
        <h2>{day ? written.format(new Date(day)) : 'Earlier'}</h2>
        <ul className="docs-list">
          {changes
            .filter(({ date }) => date === day)
            .map((change) => (
              <Entry key={change.id} change={change} />
            ))}
        </ul>
      </section>
    ))}
  </div>
);

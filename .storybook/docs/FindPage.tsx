import { useId, useState } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { facts } from '../facts/component-facts.ts';
import { docsAddress, groupOf } from '../tree.ts';
import { docsStyles } from './docs-styles.ts';

const guides = import.meta.glob<Guide>('../../packages/ui/src/**/*.guide.ts', { eager: true, import: 'guide' });

/** What other libraries and everyday speech call our components. */
const alsoCalled: Readonly<Record<string, string>> = {
  Accordion: 'collapse disclosure expansion panel',
  AppFrame: 'shell layout sidebar drawer navigation rail',
  Badge: 'chip pill label',
  Banner: 'alert notice callout hero',
  Breadcrumb: 'path trail',
  Checkbox: 'tick box boolean',
  Combobox: 'autocomplete typeahead searchable select country dropdown',
  CommandPalette: 'spotlight quick search cmdk',
  ConfirmDialog: 'alert dialog are you sure delete modal',
  DataTable: 'grid spreadsheet excel virtual table',
  DateField: 'date picker calendar period',
  Dialog: 'modal lightbox popup window',
  EmptyState: 'blank slate nothing placeholder',
  Facts: 'description list key value',
  Figure: 'statistic kpi metric number',
  FileDrop: 'upload dropzone attachment',
  FilePreview: 'thumbnail viewer',
  InfiniteList: 'load more endless scroll feed',
  Kbd: 'shortcut hotkey',
  Masonry: 'card wall pinterest grid',
  Menu: 'dropdown actions overflow',
  MultiSelect: 'multiple choice dropdown tags',
  NumberField: 'integer decimal stepper spinner',
  Panes: 'splitter resizable split view',
  PasswordField: 'secret',
  Popover: 'popup dropdown panel',
  Preloader: 'spinner loading splash',
  Progress: 'bar ring loader percent',
  QuantityField: 'number with unit measure',
  RadioGroup: 'option single choice',
  Rating: 'stars score',
  RichTextArea: 'editor wysiwyg html word',
  SegmentedControl: 'toggle group button group',
  Select: 'dropdown picker choice',
  Sheet: 'drawer side panel bottom sheet',
  Skeleton: 'loading placeholder shimmer',
  Slider: 'range',
  SplitButton: 'dropdown button',
  Stack: 'flex inline grid row column gap spacing',
  Status: 'state label lozenge',
  Steps: 'stepper wizard progress',
  Switch: 'toggle on off',
  TabLinks: 'navigation tabs',
  TagsField: 'chips input tokens e-mails labels',
  Text: 'heading title paragraph typography',
  TextArea: 'multiline input',
  TextField: 'input string',
  TextLink: 'anchor hyperlink',
  Timeline: 'history activity log',
  Toast: 'snackbar notification message',
  Tooltip: 'hint hover',
  Tree: 'hierarchy nested list',
  VisuallyHidden: 'screen reader only sr-only',
};

const known = Object.entries(facts)
  .filter(([path]) => groupOf(path))
  .map(([path, { parts }]) => {
    const name = path.replace(/^.*\/|[.]tsx$/g, '');
    const guide = guides[`../../${path.replace(/[.]tsx$/, '.guide.ts')}`];
    const purpose = guide?.use ?? parts[0]?.description ?? '';
    const said = [purpose, ...parts.map((part) => `${part.name} ${part.description}`), JSON.stringify(guide ?? '')];
    const searched = [name, groupOf(path), alsoCalled[name], ...said].join(' ').toLowerCase();
    return { path, name, group: groupOf(path), purpose, searched };
  });

/** Every component by need: its name, what others call it, and all that its guide says. */
export const FindPage = () => {
  const [query, setQuery] = useState('');
  const id = useId();
  const wanted = query.toLowerCase().split(/\s+/);
  const found = known.filter(({ searched }) => wanted.every((word) => searched.includes(word)));
  // A name that begins like the question is what most people mean.
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

import type { RichTextBlock } from '@esg/contract';
import type { ReactNode } from 'react';
import * as css from './pages.css.ts';
import { groupBlocks } from './rich-groups.ts';

/** Draws stored rich text. Nothing of it is ever markup, so nothing can be injected. */
export const RichBlocks = ({ blocks }: { blocks: readonly RichTextBlock[] }) =>
  groupBlocks(blocks).map((group, place) => {
    const key = `${group.kind}-${place}`;
    if ('items' in group) {
      const List = group.kind === 'bullet' ? 'ul' : 'ol';
      return (
        <List key={key}>
          {group.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and are never reordered here.
            <li key={index}>
              <Runs runs={item.runs} />
            </li>
          ))}
        </List>
      );
    }
    if (group.kind === 'heading') {
      return (
        <h5 key={key} className={css.fieldLabel}>
          <Runs runs={group.block.runs} />
        </h5>
      );
    }
    return (
      <p key={key} className={css.prose}>
        <Runs runs={group.block.runs} />
      </p>
    );
  });

const Runs = ({ runs }: { runs: RichTextBlock['runs'] }): ReactNode =>
  runs.map((run, place) => {
    const strong = run.bold ? <strong>{run.text}</strong> : run.text;
    const marked = run.italic ? <em>{strong}</em> : strong;
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity and are never reordered here.
    return <span key={place}>{run.link ? <SafeLink href={run.link}>{marked}</SafeLink> : marked}</span>;
  });

const SafeLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="noreferrer" target="_blank">
    {children}
  </a>
);

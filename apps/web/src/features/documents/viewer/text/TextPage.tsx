import type { DocumentBlock, DocumentPage } from '@esg/contract';
import { Badge, Heading, Inline, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useEffect, useRef } from 'react';
import type { Lights } from '../find/lights.ts';
import * as css from '../viewer.css.ts';
import { BlockTable } from './BlockTable.tsx';

type TextPageProps = {
  readonly page: DocumentPage;
  readonly lights: Lights;
  /** Its words are in their places, and can be scrolled to. */
  readonly onWords: (page: number) => void;
  /** The cell that the address names, where it is on this page. */
  readonly cell: string | undefined;
};

/** One page of what was read, as headings, paragraphs and tables. */
export const TextPage = memo(({ page, lights, onWords, cell }: TextPageProps) => {
  const place = useRef<HTMLElement>(null);
  const { number, blocks } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pieces are drawn anew with the page
  useEffect(() => {
    lights.add(number, [...(place.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])]);
    onWords(number);
    return () => lights.remove(number);
  }, [page, number, lights, onWords]);
  return (
    <section ref={place} className={css.textPage} data-page={number}>
      <PageHead page={page} />
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place.
        <Block key={index} block={block} page={page} cell={cell} />
      ))}
    </section>
  );
});

/** What the page is called, and whether its words are certain. */
const PageHead = ({ page: { number, label, kind, source } }: Pick<TextPageProps, 'page'>) => {
  const { t } = useLingui();
  const name = kind === 'page' ? t`Page ${number}` : kind === 'sheet' ? (label ?? t`Sheet ${number}`) : undefined;
  return (
    <Inline gap={2}>
      {name && (
        <Heading level={2} size="sm">
          {name}
        </Heading>
      )}
      {source === 'recognised' && (
        <Badge tone="warning">
          <Trans>Recognised from a picture: compare figures with the page</Trans>
        </Badge>
      )}
      {source === 'picture' && (
        <Text tone="muted">
          <Trans>This page is a picture, whose text wasn’t recognised.</Trans>
        </Text>
      )}
    </Inline>
  );
};

type BlockProps = Pick<TextPageProps, 'page' | 'cell'> & { readonly block: DocumentBlock };

const Block = ({ block, page, cell }: BlockProps) => {
  if (block.kind === 'table') return <BlockTable table={block} page={page} cell={cell} />;
  if (block.kind === 'paragraph')
    return (
      <p className={css.paragraph}>
        <span data-piece>{block.text}</span>
      </p>
    );
  // Below the name of the page, where it has one, which is of the second level.
  const isNamed = page.kind === 'page' || page.kind === 'sheet';
  const level = Math.min(4, block.level + (isNamed ? 2 : 1)) as 2 | 3 | 4;
  return (
    <Heading level={level} size={block.level === 1 ? 'md' : 'sm'}>
      <span data-piece>{block.text}</span>
    </Heading>
  );
};

import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Guide, Picture } from '../../packages/ui/src/testing/guide.ts';
import { initialGlobals } from '../globals.ts';
import { Sight } from '../kit/Sight.tsx';
import { frameAddress, isFloating } from '../states.tsx';
import { Part } from './GuideParts.tsx';
import { Words } from './Words.tsx';

type SideProps = {
  readonly path: string;
  readonly guide: Guide;
  readonly picture: Picture;
  /** The story's name in the address of the page that shows it alone. */
  readonly name: string;
  readonly isRight: boolean;
  readonly framedBy?: string;
};

const Side = ({ path, guide, picture, name, isRight, framedBy }: SideProps) => (
  <figure className={isRight ? 'docs-do' : 'docs-dont'}>
    <div className="docs-sight sb-unstyled">
      {framedBy ? (
        <iframe title={picture.say} src={frameAddress(framedBy, name, initialGlobals)} loading="lazy" />
      ) : (
        <Sight path={path} guide={guide} look={picture} globals={initialGlobals} />
      )}
    </div>
    <figcaption>
      <strong>{isRight ? '✓ Do. ' : '✗ Don’t. '}</strong>
      <Words text={picture.say} />
    </figcaption>
  </figure>
);

/** Right beside wrong, drawn by the component itself, each with a sentence about the difference. */
export const Pictures = ({ path, guide }: Pick<SideProps, 'path' | 'guide'>) => {
  const states = use(DocsContext)
    .componentStories()
    .find(({ id }) => id.endsWith('--states'));
  const framedBy = isFloating(guide) ? states?.id : undefined;
  return (
    <Part title="Do and don’t">
      {guide.pictures.map((pair, place) => (
        <div key={pair.do.say} className="docs-pair">
          <Side path={path} guide={guide} framedBy={framedBy} picture={pair.do} name={`do-${place}`} isRight />
          <Side
            path={path}
            guide={guide}
            framedBy={framedBy}
            picture={pair.dont}
            name={`dont-${place}`}
            isRight={false}
          />
        </div>
      ))}
    </Part>
  );
};

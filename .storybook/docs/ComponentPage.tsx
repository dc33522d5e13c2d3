import { Canvas, Description, DocsContext, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { facts } from '../facts/component-facts.ts';
import type { ComponentFacts } from '../facts/types.ts';
import { docsAddress } from '../tree.ts';
import { docsStyles } from './docs-styles.ts';
import { Accessibility, Anatomy, ContentRules, Part, StatusLine, type Tried, WhenToUse } from './GuideParts.tsx';
import { Pictures } from './Pictures.tsx';
import { Properties } from './Properties.tsx';
import { SourceLink } from './SourceLink.tsx';
import { sentenceOf } from './sentence.ts';
import { TokensUsed } from './TokensUsed.tsx';

const useStories = () => {
  const stories = use(DocsContext).componentStories();
  const shown = stories.filter(({ tags }) => tags.includes('autodocs') && !tags.includes('test-fn'));
  const testsOf = (id: string) =>
    stories.filter((story) => story.tags.includes('test-fn') && story.id.startsWith(`${id}:`)).map(({ name }) => name);
  const states = stories.find(({ id }) => id.endsWith('--states'));
  const tests = stories.filter(({ tags }) => tags.includes('test-fn')).length;
  return { shown, testsOf, states, tests };
};

const matrices = Object.keys(import.meta.glob('../../packages/ui/src/**/*.qa.stories.tsx'));

const Proved = ({ tests }: { tests: readonly string[] }) =>
  tests.length > 0 && (
    <div className="docs-proved">
      Proved in a browser:
      <ul>
        {tests.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );

const MadeOf = ({ parts }: { parts: ComponentFacts['madeOf'] }) =>
  parts.length > 0 && (
    <p>
      {'Made of '}
      {parts.map(({ name, path }, place) => (
        <span key={path}>
          {place > 0 && ', '}
          <a href={docsAddress(path, name)}>{name}</a>
        </span>
      ))}
      .
    </p>
  );

type StoriesProps = Pick<ReturnType<typeof useStories>, 'shown' | 'testsOf'>;

const OtherStories = ({ shown, testsOf }: StoriesProps) =>
  shown.length > 1 && (
    <Part title="Stories">
      {shown.slice(1).map((story) => (
        <section key={story.id}>
          <Subheading>{sentenceOf(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
          <Proved tests={testsOf(story.id)} />
        </section>
      ))}
    </Part>
  );

const First = ({ shown: [story], testsOf }: StoriesProps) =>
  story && (
    <>
      <Subheading>{sentenceOf(story.name)}</Subheading>
      <Canvas of={story.moduleExport} withToolbar story={{ __primary: true }} />
      <Proved tests={testsOf(story.id)} />
    </>
  );

/**
 * The documentation page of a component: its use and its alternatives, examples of right and wrong, its states, rules for its words, its
 * stories with their test results, anatomy, accessibility, properties, tokens and code. A page without a guide shows the rest.
 */
export const ComponentPage = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const stories = useStories();
  const storiesPath = String(csfFile.meta.parameters?.fileName ?? '').replace(/^\.\//, '');
  const path = storiesPath.replace('.stories', '');
  const known = facts[path];
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  const tried: Tried = {
    stories: stories.shown.length,
    tests: stories.tests,
    hasMatrix: matrices.includes(`../../${path.replace('.tsx', '.qa.stories.tsx')}`),
  };
  return (
    <div className="docs-page">
      <style>{docsStyles}</style>
      <Title />
      <div className="docs-lead">
        <Description of="meta" />
      </div>
      {guide && <StatusLine guide={guide} />}
      {guide && <WhenToUse guide={guide} />}
      <First {...stories} />
      {guide && <Pictures path={storiesPath} guide={guide} />}
      {stories.states && (
        <Part title="States">
          <Canvas of={stories.states.moduleExport} />
        </Part>
      )}
      {guide && <ContentRules guide={guide} />}
      <OtherStories {...stories} />
      {guide && <Anatomy guide={guide} />}
      {known && <MadeOf parts={known.madeOf} />}
      {guide && <Accessibility guide={guide} tried={tried} />}
      {known && <Properties parts={known.parts} />}
      {known && <TokensUsed tokens={known.tokens} />}
      <Part title="Code">
        {known && <SourceLink path={path} />}
        <SourceLink path={storiesPath} />
      </Part>
    </div>
  );
};

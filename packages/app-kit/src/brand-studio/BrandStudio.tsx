import type { SettingPath } from '@esg/tokens';
import { Skeleton } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useState } from 'react';
import * as css from './BrandStudio.css.ts';
import { BrandEditor } from './editor/BrandEditor.tsx';
import { LinkOffer } from './LinkOffer.tsx';
import { sameBrand } from './model/studio-state.ts';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { ReadabilityPanel } from './readability/ReadabilityPanel.tsx';
import { RoleChanges } from './readability/RoleChanges.tsx';
import { StudioBar } from './StudioBar.tsx';
import type { BrandStudioProps } from './studio-props.ts';
import { useLinkedStates } from './use-linked-states.ts';
import { type Studio as StudioState, useStudio } from './use-studio.ts';
import { loadStudioWords } from './words/studio-catalogue.ts';
import { useFieldWords } from './words/use-field-words.ts';

const thisPage = (hash: string): string => {
  const address = new URL(window.location.href);
  address.hash = hash;
  return address.href;
};

/** Undo and redo in words, and by the usual keys. */
const useSteps = (studio: StudioState, say: (words: string) => void) => {
  const { t } = useLingui();
  const nameOf = useFieldWords();
  const undo = () => {
    const field = studio.undo();
    if (field) say(t`Undone: ${nameOf(field)}`);
  };
  const redo = () => {
    const field = studio.redo();
    if (field) say(t`Done again: ${nameOf(field)}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // The text of an import is not part of the brand yet, and has its own undo.
    if (event.target instanceof HTMLTextAreaElement) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    // Every field is part of the brand's history: the text box's own undo would undo half of it.
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
  return { undo, redo, onKeyDown };
};

/** Whether the words have loaded, or failed to: then the studio is in English rather than not shown. */
const useStudioWords = (): boolean => {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    void loadStudioWords().then(settle, settle);
  }, []);
  return settled;
};

/** Edits a brand while the product's real screens show it. Controlled: the owner keeps the brand and its pictures. */
export const BrandStudio = (props: BrandStudioProps) =>
  useStudioWords() ? <Studio {...props} /> : <Skeleton shape="block" height="40rem" />;

const Studio = (props: BrandStudioProps) => {
  const { value, saved, images, screens, linkFor = thisPage, onShare, actions } = props;
  const { t } = useLingui();
  const studio = useStudio(props);
  const [said, say] = useState('');
  const { undo, redo, onKeyDown } = useSteps(studio, say);
  const reset = () => {
    studio.edit(saved, 'reset');
    say(t`Back to the saved brand. Undo brings your changes back.`);
  };
  const states = useLinkedStates(value.colorSetting);
  const color = (path: SettingPath, next: string) =>
    studio.edit({ ...value, colorSetting: states.withColor(path, next) }, path);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole studio, wherever focus is in it
    <div className={css.studio} onKeyDown={onKeyDown}>
      <StudioBar
        studio={studio}
        value={value}
        linkFor={linkFor}
        onShare={onShare}
        undo={undo}
        redo={redo}
        reset={reset}
        said={said}
        say={say}
        actions={actions}
        changed={!sameBrand(value, saved)}
      />
      {studio.arrival && <LinkOffer arrival={studio.arrival} />}
      <div className={css.columns}>
        <div className={css.editor}>
          <BrandEditor value={value} images={images} states={states} edit={studio.edit} />
        </div>
        <div className={css.preview}>
          <PreviewPane
            value={value}
            saved={saved}
            images={images}
            screens={screens}
            view={studio.view}
            look={studio.look}
          />
        </div>
      </div>
      <RoleChanges before={saved.colorSetting} after={value.colorSetting} />
      <ReadabilityPanel setting={value.colorSetting} onColor={color} />
    </div>
  );
};

import type { BuilderDisclosure, BuilderPalette } from '@esg/contract';

/** What the editor of a disclosure and its parts are given. */
export type DisclosureEditorProps = {
  readonly disclosure: BuilderDisclosure;
  readonly palette: BuilderPalette;
  readonly onChange: (disclosure: BuilderDisclosure) => void;
  readonly disabled: boolean;
};

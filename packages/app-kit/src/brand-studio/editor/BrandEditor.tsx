import type { BrandContent } from '@esg/contract';
import { type ColorSetting, deriveTheme, type SettingPath } from '@esg/tokens';
import { Card, Heading, Stack, Switch } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { StudioImages } from '../studio-props.ts';
import type { LinkedStates } from '../use-linked-states.ts';
import type { Edit } from '../use-studio.ts';
import { useFieldWords } from '../words/use-field-words.ts';
import { BrandPictures } from './BrandPictures.tsx';
import { BrandTexts } from './BrandTexts.tsx';
import { ColorGroup, type Themes } from './ColorGroup.tsx';
import { LogoColors } from './LogoColors.tsx';
import { usePalette } from './use-palette.ts';

const groups = ['primary', 'secondary', 'special'] as const;

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Card as="section" padding="compact">
    <Stack gap={4}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);

type BrandEditorProps = {
  readonly value: BrandContent;
  readonly images: StudioImages;
  readonly states: LinkedStates;
  readonly edit: Edit;
};

/** Every setting of a brand (spec section 3). */
export const BrandEditor = ({ value, images, states, edit }: BrandEditorProps) => {
  const { t } = useLingui();
  const nameOf = useFieldWords();
  const { colorSetting } = value;
  // While the default theme is used, the fields show how the stored colours would look.
  const themes: Themes = useMemo(() => {
    const own = { ...colorSetting, isDefaultTheme: false };
    return { light: deriveTheme(own, 'light'), dark: deriveTheme(own, 'dark') };
  }, [colorSetting]);
  const { palette, failed } = usePalette(images.current.logo);
  const suggestions = palette.map(({ color }) => ({ value: color, label: color }));
  const setting = (next: ColorSetting, field: string) => edit({ ...value, colorSetting: next }, field);
  const color = (path: SettingPath, next: string) => setting(states.withColor(path, next), path);

  return (
    <Stack gap={4}>
      <Part title={<Trans>Colours</Trans>}>
        <Switch
          label={nameOf('isDefaultTheme')}
          hint={t`Shows the standard colours. Yours are kept.`}
          value={colorSetting.isDefaultTheme}
          onChange={(change) =>
            edit({ ...value, colorSetting: { ...colorSetting, isDefaultTheme: change.value } }, 'isDefaultTheme')
          }
        />
        {groups.map((group) => (
          <ColorGroup
            key={group}
            group={group}
            themes={themes}
            states={states}
            suggestions={suggestions}
            setting={colorSetting}
            disabled={colorSetting.isDefaultTheme}
            onColor={color}
            onSetting={setting}
          />
        ))}
      </Part>
      <Part title={<Trans>Colours of the logo</Trans>}>
        <LogoColors
          value={value}
          palette={palette}
          failed={failed}
          states={states}
          edit={edit}
          hasLogo={Boolean(images.current.logo)}
        />
      </Part>
      <Part title={<Trans>Names</Trans>}>
        <BrandTexts value={value} edit={edit} />
      </Part>
      <Part title={<Trans>Pictures</Trans>}>
        <BrandPictures images={images} />
      </Part>
    </Stack>
  );
};

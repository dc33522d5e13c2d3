import type { BrandContent } from '@esg/contract';
import { deriveTheme, type SettingPath, settingPaths, type Theme } from '@esg/tokens';
import { Card, Heading, Stack, Switch } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { withColorAt } from '../model/setting-paths.ts';
import type { StudioImages } from '../studio-props.ts';
import type { Edit } from '../use-studio.ts';
import { useFieldWords } from '../words/use-field-words.ts';
import { BrandPictures } from './BrandPictures.tsx';
import { BrandTexts } from './BrandTexts.tsx';
import { ColorGroup } from './ColorGroup.tsx';
import { LogoColors } from './LogoColors.tsx';
import { usePalette } from './use-palette.ts';

const groups = (['primary', 'secondary', 'special'] as const).map((group) => ({
  group,
  paths: settingPaths.filter((path) => path.startsWith(`${group}.`)),
}));

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

type BrandEditorProps = { readonly value: BrandContent; readonly images: StudioImages; readonly edit: Edit };

/** Every setting of a brand (spec section 3). */
export const BrandEditor = ({ value, images, edit }: BrandEditorProps) => {
  const { t } = useLingui();
  const nameOf = useFieldWords();
  const { colorSetting } = value;
  // While the default theme is used, the fields still show what the kept colours would become.
  const theme: Theme = useMemo(() => deriveTheme({ ...colorSetting, isDefaultTheme: false }, 'light'), [colorSetting]);
  const { palette, failed } = usePalette(images.current.logo);
  const suggestions = palette.map(({ color }) => ({ value: color, label: color }));
  const color = (path: SettingPath, next: string) =>
    edit({ ...value, colorSetting: withColorAt(colorSetting, path, next) }, path);

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
        {groups.map(({ group, paths }) => (
          <ColorGroup
            key={group}
            {...{ group, paths, theme, suggestions }}
            setting={colorSetting}
            disabled={colorSetting.isDefaultTheme}
            onColor={color}
          />
        ))}
      </Part>
      <Part title={<Trans>Colours of the logo</Trans>}>
        <LogoColors {...{ value, palette, failed, edit }} hasLogo={Boolean(images.current.logo)} />
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

import type { Brand } from '@esg/contract';
import type { ColorSetting } from '@esg/tokens';
import { Heading, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useImageWords } from '../words/use-image-words.ts';
import * as css from './SignOffSheet.css.ts';
import { type SheetLook, wornIn } from './sheet-looks.ts';

const grounds = [
  { id: 'card', look: 'light', background: 'var(--esg-color-surface-default)' },
  { id: 'page', look: 'light', background: 'var(--esg-color-surface-page)' },
  { id: 'dark', look: 'dark', background: 'var(--esg-color-surface-default)' },
  { id: 'primary', look: 'light', background: 'var(--esg-color-action-bg)' },
  { id: 'secondary', look: 'light', background: 'var(--esg-color-secondary-bg)' },
  { id: 'gradient', look: 'light', background: '' },
] as const satisfies readonly { id: string; look: SheetLook; background: string }[];

const useGroundNames = (): Record<(typeof grounds)[number]['id'], string> => {
  const { t } = useLingui();
  return {
    card: t`Light card`,
    page: t`Light page`,
    dark: t`Dark card`,
    primary: t`Main colour`,
    secondary: t`Second colour`,
    gradient: t`Gradient`,
  };
};

/** Each logo on each background, without the plate that the product adds where needed. */
export const LogoGrounds = ({ brand: { images, content } }: { readonly brand: Brand }) => {
  const words = useImageWords();
  const kinds = [
    { name: words.logo.name, image: images.logo },
    { name: words['logo-dark'].name, image: images.logoDark },
    { name: words['mini-logo'].name, image: images.miniLogo },
  ];
  return (
    <>
      <Text tone="muted" measured>
        <Trans>
          Each logo is shown as uploaded. Dark pages use the logo for dark backgrounds; without one, they show the logo
          on a light plate.
        </Trans>
      </Text>
      {kinds.map(({ name, image }) => (
        <div key={name} className={css.figure}>
          <Heading level={3} size="sm">
            {name}
          </Heading>
          {image ? (
            <Grounds setting={content.colorSetting} src={image.origin} name={`${content.companyName}, ${name}`} />
          ) : (
            <Text tone="muted">
              <Trans>The brand has no such picture.</Trans>
            </Text>
          )}
        </div>
      ))}
    </>
  );
};

type GroundsProps = { readonly setting: ColorSetting; readonly src: string; readonly name: string };

const Grounds = ({ setting, src, name }: GroundsProps) => {
  const names = useGroundNames();
  return (
    <div className={css.grounds}>
      {grounds.map(({ id, look, background }) => (
        <figure key={id} className={css.figure}>
          <div
            className={background ? css.ground : css.gradientGround}
            style={{ ...wornIn(setting, look), ...(background ? { background } : {}) }}
          >
            <img className={css.logo} src={src} alt={`${name}: ${names[id]}`} />
          </div>
          <figcaption>
            <Text as="small" size="sm" tone="muted">
              {names[id]}
            </Text>
          </figcaption>
        </figure>
      ))}
    </div>
  );
};

import type { BrandSheet } from '@esg/contract';
import { Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import * as css from './SignOffSheet.css.ts';

type Icon = BrandSheet['icons'][number];

/** Icons pixel for pixel, and what a mask may cut away. */
export const IconPictures = ({ sheet: { brand, icons } }: { readonly sheet: BrandSheet }) => {
  const { companyName } = brand.content;
  return (
    <div className={css.icons}>
      {icons.map((icon) => (
        <IconPicture key={`${icon.shape} ${icon.side}`} icon={icon} companyName={companyName} />
      ))}
    </div>
  );
};

const IconPicture = ({ icon, companyName }: { readonly icon: Icon; readonly companyName: string }) => {
  const { t } = useLingui();
  const { side, shape, picture } = icon;
  const uses: Record<Icon['shape'], string> = {
    plain: t`${side} px`,
    plate: t`${side} px, home screen`,
    maskable: t`${side} px, may be cut to the circle`,
  };
  return (
    <figure className={css.figure}>
      <span className={css.mask}>
        <img
          className={css.icon}
          src={picture}
          width={side}
          height={side}
          alt={t`Icon of ${companyName}, ${side} px`}
        />
        {shape === 'maskable' && <span className={css.maskEdge} />}
      </span>
      <figcaption>
        <Text as="small" size="sm" tone="muted">
          {uses[shape]}
        </Text>
      </figcaption>
    </figure>
  );
};

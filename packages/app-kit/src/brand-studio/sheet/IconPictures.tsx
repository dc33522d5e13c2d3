import type { BrandImage, BrandSheet } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as css from './SignOffSheet.css.ts';

type Icon = BrandSheet['icons'][number];

/** As many pixels as the largest icon has. */
const largestSide = 512;

/** Icons pixel for pixel, with the part that a mask may cut off. */
export const IconPictures = ({ sheet: { brand, icons } }: { readonly sheet: BrandSheet }) => {
  const { companyName } = brand.content;
  const source = brand.images.favicon ?? brand.images.miniLogo;
  return (
    <>
      {source && source.mediaType !== 'image/svg+xml' && <SmallSource key={source.origin} source={source} />}
      <div className={css.icons}>
        {icons.map((icon) => (
          <IconPicture key={`${icon.shape} ${icon.side}`} icon={icon} companyName={companyName} />
        ))}
      </div>
    </>
  );
};

/** Says so where icons are drawn larger than the picture that they come from. */
const SmallSource = ({ source: { origin } }: { readonly source: BrandImage }) => {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setSize({ width: image.naturalWidth, height: image.naturalHeight });
    image.src = origin;
    return () => {
      image.onload = null;
    };
  }, [origin]);
  if (!size || size.width >= largestSide) return null;
  const { width, height } = size;
  return (
    <Text tone="muted" measured>
      <Trans>
        Drawn from a picture of {width} × {height} px: blurred above that size. Upload an SVG or at least {largestSide}{' '}
        px.
      </Trans>
    </Text>
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

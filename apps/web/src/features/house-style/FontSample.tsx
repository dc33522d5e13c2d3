import { houseStyleQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { FontWeight, HouseFont } from '@esg/contract';
import { Skeleton, SkeletonGroup, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as css from './FontSample.css.ts';
import { sampleWords } from './sample-words.ts';

const numericWeights = { regular: '400', bold: '700' } as const satisfies Record<FontWeight, string>;

/** Adds one weight of the font to the page as long as the sample is mounted. `undefined` while it loads. */
const useFontFace = (weight: FontWeight, file: Blob | undefined): 'shown' | 'failed' | undefined => {
  const [state, setState] = useState<'shown' | 'failed'>();
  useEffect(() => {
    if (!file) return;
    let face: FontFace | undefined;
    let gone = false;
    const show = async () => {
      const loaded = await new FontFace(css.family, await file.arrayBuffer(), {
        weight: numericWeights[weight],
      }).load();
      if (gone) return;
      face = loaded;
      document.fonts.add(loaded);
      setState('shown');
    };
    show().catch(() => !gone && setState('failed'));
    return () => {
      gone = true;
      if (face) document.fonts.delete(face);
      setState(undefined);
    };
  }, [weight, file]);
  return state;
};

/** Sample text of a report in the font, as its pages show it. */
export const FontSample = ({ id, font }: { readonly id: string; readonly font: HouseFont }) => {
  const { t } = useLingui();
  const api = useApi();
  const regular = useQuery(houseStyleQueries.font(api, { id, fileId: font.regular.fileId, weight: 'regular' }));
  const bold = useQuery(houseStyleQueries.font(api, { id, fileId: font.bold.fileId, weight: 'bold' }));
  const states = [useFontFace('regular', regular.data), useFontFace('bold', bold.data)];
  if (regular.error || bold.error || states.includes('failed'))
    return (
      <Text tone="muted" size="sm">
        <Trans>The sample can’t be shown here. Download a sample report to see the font.</Trans>
      </Text>
    );
  if (states.includes(undefined))
    return (
      <SkeletonGroup label={t`Loading the sample`}>
        <Skeleton height="8rem" />
      </SkeletonGroup>
    );
  return (
    <figure className={css.sample} aria-label={t`Sample of the font`}>
      {sampleWords.map(({ lang, heading, line }) => (
        <div key={lang} lang={lang}>
          <p className={css.heading}>{heading}</p>
          <p className={css.line}>{line}</p>
        </div>
      ))}
    </figure>
  );
};

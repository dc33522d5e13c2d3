import { useFieldWords, useImageWords } from '@esg/app-kit/brand-studio';
import { type BrandImageKind, brandImageKeys } from '@esg/contract';
import { Table, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { BrandPicture } from './BrandPicture.tsx';
import { type BrandParts, differencesOf } from './brand-differences.ts';
import { FieldValue } from './FieldValue.tsx';

type Side = {
  /** Head of the brand's column, such as "Now". */
  readonly label: string;
  readonly brand: BrandParts;
};

type DifferenceTableProps = { readonly caption: string; readonly before: Side; readonly after: Side };

/** The differences between two brands, side by side: names, colours with their swatches, pictures. */
export const DifferenceTable = ({ caption, before, after }: DifferenceTableProps) => {
  const fieldWords = useFieldWords();
  const imageWords = useImageWords();
  const { fields, images } = differencesOf(before.brand, after.brand);
  return (
    <Table caption={caption} captionHidden density="compact">
      <thead>
        <tr>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col">{before.label}</th>
          <th scope="col">{after.label}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{fieldWords(field)}</th>
            <td>
              <FieldValue field={field} content={before.brand.content} />
            </td>
            <td>
              <FieldValue field={field} content={after.brand.content} />
            </td>
          </tr>
        ))}
        {images.map((kind) => (
          <tr key={kind}>
            <th scope="row">{imageWords[kind].name}</th>
            <ImageCell kind={kind} brand={before.brand} />
            <ImageCell kind={kind} brand={after.brand} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const ImageCell = ({ kind, brand }: { readonly kind: BrandImageKind; readonly brand: BrandParts }) => {
  const image = brand.images[brandImageKeys[kind]];
  return (
    <td>
      {image ? (
        <BrandPicture kind={kind} image={image} colorSetting={brand.content.colorSetting} />
      ) : (
        <Text as="span" tone="muted">
          <Trans>none</Trans>
        </Text>
      )}
    </td>
  );
};

import { useFormatters } from '@esg/app-kit';
import { useFieldWords, useImageWords } from '@esg/app-kit/brand-studio';
import { type Brand, brandImageKeys, brandImageKinds } from '@esg/contract';
import { Dialog, Facts } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { BrandPicture } from './BrandPicture.tsx';
import { brandFields, readField } from './brand-fields.ts';
import { FieldValue } from './FieldValue.tsx';

type VersionDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly brand: Brand;
};

/** All fields and pictures of one version of the brand. */
export const VersionDialog = ({ open, onOpenChange, brand }: VersionDialogProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const fieldWords = useFieldWords();
  const imageWords = useImageWords();
  const { number, content, images, publishedAt, publishedBy } = brand;
  const when = publishedAt ? `${date(publishedAt)} ${time(publishedAt)}` : '';
  const who = publishedBy?.name;
  const fields = brandFields
    .filter((field) => readField(content, field) !== '')
    .map((field) => ({ term: fieldWords(field), value: <FieldValue field={field} content={content} /> }));
  const pictures = brandImageKinds.flatMap((kind) => {
    const image = images[brandImageKeys[kind]];
    const value = image && <BrandPicture kind={kind} image={image} colorSetting={content.colorSetting} />;
    return value ? [{ term: imageWords[kind].name, value }] : [];
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Version ${number ?? ''} of the brand`}
      description={who ? t`Published ${when} by ${who}` : t`Published ${when}`}
      closeLabel={t`Close`}
    >
      <Facts facts={[...fields, ...pictures]} />
    </Dialog>
  );
};

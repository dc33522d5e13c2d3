import { attachmentTypes } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { useRef } from 'react';

/** Pictures among the files that may be attached. */
const pictureTypes = Object.keys(attachmentTypes).filter((type) => type.startsWith('image/'));

/** Opens the camera of a phone at once. Where there is none, the browser offers pictures instead. */
export const PhotoButton = ({ onPhoto }: { readonly onPhoto: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        capture="environment"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onPhoto(file);
          currentTarget.value = '';
        }}
      />
      <Button icon={<Camera size="1rem" strokeWidth={1.5} aria-hidden />} onClick={() => input.current?.click()}>
        <Trans>Take a photo</Trans>
      </Button>
    </div>
  );
};

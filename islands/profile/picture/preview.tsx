/** Shows the file in the server's `<img>`, or on a canvas if a CSP forbids object URLs. */
import { useEffect, useRef, useState } from 'react';
import { Bound, BoundEach } from '../../../src/runtime/react/bound.tsx';
import { PartView } from '../../../src/runtime/react/part-view.tsx';
import type { Choice } from './use-picture.ts';

/**
 * Removes the other sources: the browser would use one of them instead of the file.
 * https://html.spec.whatwg.org/multipage/images.html#update-the-source-set
 */
const WITHOUT_SOURCES = { attributes: { srcset: null } };

interface PreviewProps {
  readonly image: HTMLImageElement;
  readonly choice: Choice;
}

export function Preview({ image, choice: { address, file } }: PreviewProps) {
  const [isForbidden, setForbidden] = useState(false);
  const frame = image.closest('picture');
  if (!address || !file) return null;
  return (
    <>
      <Bound
        to={image}
        attributes={{ src: address, srcset: null, hidden: isForbidden }}
        on={{ error: () => setForbidden(true) }}
      />
      <BoundEach
        to={[...(frame?.querySelectorAll('source') ?? [])]}
        patch={() => WITHOUT_SOURCES}
      />
      {isForbidden && (
        <PartView part={(frame ?? image).parentElement ?? undefined}>
          <Drawing file={file} name={image.alt} />
        </PartView>
      )}
    </>
  );
}

/**
 * Draws the file on a canvas. The browser applies the orientation of the camera:
 * https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagebitmapoptions-imageorientation
 */
function Drawing({ file, name }: { readonly file: File; readonly name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = async () => {
      const picture = await createImageBitmap(file);
      const { current } = canvas;
      if (!current) return;
      current.width = picture.width;
      current.height = picture.height;
      current.getContext('2d')?.drawImage(picture, 0, 0);
      picture.close();
    };
    // A file with the first bytes of a picture may still be broken. It has no preview, and the server will reject
    // it.
    draw().catch(() => {});
  }, [file]);
  return <canvas ref={canvas} role="img" aria-label={name} />;
}

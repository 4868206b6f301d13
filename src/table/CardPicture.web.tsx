import type { CardPictureProps } from './cardPictureProps';

const fill = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' } as const;

/** The picture is a hole through which the colour is seen: an svg filter for each token would take far longer to paint. */
function Tinted({ uri, tint }: { readonly uri: string; readonly tint: string }) {
  const mask = `url(${JSON.stringify(uri)}) 0 0 / 100% 100% no-repeat`;
  return <div style={{ ...fill, backgroundColor: tint, mask, WebkitMask: mask }} />;
}

/**
 * In a browser the bundler makes an address of a picture. An img of its own is a quarter of the work of expo-image, and a
 * deal mounts dozens.
 */
export function CardPicture({ source, fit = 'fill', tint, children }: CardPictureProps) {
  const { uri } = source as unknown as { readonly uri: string };
  return (
    <>
      {tint === undefined ? (
        <img src={uri} alt="" draggable={false} style={fit === 'fill' ? fill : { ...fill, objectFit: fit }} />
      ) : (
        <Tinted uri={uri} tint={tint} />
      )}
      {children}
    </>
  );
}

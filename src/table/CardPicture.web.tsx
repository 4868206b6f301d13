import type { ReactNode } from 'react';

const fill = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' } as const;

/**
 * In a browser the bundler makes an address of a picture. An img of its own is a quarter of the work of expo-image, and a
 * deal mounts dozens.
 */
export function CardPicture({ source, children }: { source: number; children?: ReactNode }) {
  const { uri } = source as unknown as { readonly uri: string };
  return (
    <>
      <img src={uri} alt="" draggable={false} style={fill} />
      {children}
    </>
  );
}

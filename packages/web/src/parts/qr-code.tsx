import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';

const QrDrawing = lazy(async () => ({ default: (await import('./qr-drawing.js')).QrDrawing }));
/** The library that draws the code is loaded when somebody wants to see one. */
export const QrCode = (props: ComponentProps<typeof QrDrawing>): ReactNode => (
  <Suspense>
    <QrDrawing {...props} />
  </Suspense>
);

import qrcode from 'qrcode-generator';
import type { ReactNode } from 'react';

const QUIET_ZONE = 4;
/** A link as a picture that a phone can read: always dark on white, whatever the theme. */
export const QrDrawing = ({ text, label }: { readonly text: string; readonly label: string }): ReactNode => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const n = code.getModuleCount();
  const dark = Array.from({ length: n * n }, (_, i) => [i % n, Math.floor(i / n)] as const).filter(([x, y]) => code.isDark(y, x));
  const side = n + 2 * QUIET_ZONE;
  return (
    <svg className="qr" viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#ffffff" />
      <path fill="#000000" d={dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} />
    </svg>
  );
};

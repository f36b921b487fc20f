/** A picture as plain shapes: written as SVG, or drawn on a canvas as PNG. The page's policy lets no other way in. */
export type PictureShape =
  | {
      readonly is: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: string;
      readonly radius: number;
    }
  | {
      readonly is: 'filled';
      readonly path: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill: string;
      readonly opacity?: number;
    }
  | { readonly is: 'polygon'; readonly points: readonly (readonly [number, number])[]; readonly fill: string; readonly stroke?: string }
  | { readonly is: 'line'; readonly path: string; readonly x: number; readonly y: number; readonly scale: number; readonly stroke: string }
  | {
      readonly is: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly fill: string;
      readonly text: string;
      readonly bold?: true;
      readonly end?: true;
    };
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PictureShape[];
}
export const FONT = 'Inter, "Segoe UI", system-ui, sans-serif';
const LINE_WIDTH = 2.5;

const escaped = (text: string): string => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
const svgShape = (s: PictureShape): string => {
  switch (s.is) {
    case 'box':
      return `<rect x="${s.x}" y="${s.y}" width="${s.width}" height="${s.height}" rx="${s.radius}" fill="${s.fill}"/>`;
    case 'filled':
      return `<path d="${s.path}" transform="translate(${s.x} ${s.y}) scale(${s.scale})" fill="${s.fill}" fill-opacity="${s.opacity ?? 1}"/>`;
    case 'polygon':
      return `<polygon points="${s.points.map(([x, y]) => `${x},${y}`).join(' ')}" fill="${s.fill}" stroke="${s.stroke ?? 'none'}"/>`;
    case 'line':
      return `<path d="${s.path}" transform="translate(${s.x} ${s.y}) scale(${s.scale})" fill="none" stroke="${s.stroke}" stroke-width="${LINE_WIDTH}" stroke-linejoin="round" stroke-linecap="round"/>`;
    case 'text':
      return `<text x="${s.x}" y="${s.y}" font-size="${s.size}" font-weight="${s.bold ? 700 : 400}" fill="${s.fill}" text-anchor="${s.end ? 'end' : 'start'}">${escaped(s.text)}</text>`;
  }
};
/** A picture as text. */
export const svgOf = ({ width, height, shapes }: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${escaped(FONT)}">${shapes.map(svgShape).join('')}</svg>`;

const drawShape = (pen: CanvasRenderingContext2D, s: PictureShape): void => {
  switch (s.is) {
    case 'box':
      pen.fillStyle = s.fill;
      pen.beginPath();
      pen.roundRect(s.x, s.y, s.width, s.height, s.radius);
      pen.fill();
      return;
    case 'filled':
      pen.save();
      pen.translate(s.x, s.y);
      pen.scale(s.scale, s.scale);
      pen.globalAlpha = s.opacity ?? 1;
      pen.fillStyle = s.fill;
      pen.fill(new Path2D(s.path));
      pen.restore();
      return;
    case 'polygon':
      pen.fillStyle = s.fill;
      pen.beginPath();
      for (const [x, y] of s.points) pen.lineTo(x, y);
      pen.closePath();
      pen.fill();
      if (s.stroke === undefined) return;
      pen.strokeStyle = s.stroke;
      pen.lineWidth = 1;
      pen.stroke();
      return;
    case 'line':
      pen.save();
      pen.translate(s.x, s.y);
      pen.scale(s.scale, s.scale);
      pen.strokeStyle = s.stroke;
      pen.lineWidth = LINE_WIDTH;
      pen.lineJoin = 'round';
      pen.lineCap = 'round';
      pen.stroke(new Path2D(s.path));
      pen.restore();
      return;
    case 'text':
      pen.fillStyle = s.fill;
      pen.font = `${s.bold ? 700 : 400} ${s.size}px ${FONT}`;
      pen.textAlign = s.end ? 'end' : 'start';
      pen.fillText(s.text, s.x, s.y);
  }
};
/** The same picture as a PNG file, drawn twice as large: sharp on every screen. */
export const pngOf = (picture: Picture): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * 2;
  canvas.height = picture.height * 2;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('this browser draws no pictures; the SVG file needs no drawing'));
  pen.scale(2, 2);
  for (const shape of picture.shapes) drawShape(pen, shape);
  return new Promise((done, failed) =>
    canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('the picture is too large for this browser'))), 'image/png'),
  );
};

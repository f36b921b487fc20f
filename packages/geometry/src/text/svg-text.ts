import { MM } from '../shapes/units.js';

/** Millimetres, as they stand in a picture. */
export const mm = (units: number): string => String(Math.round(units) / MM);
/** A name from outside must not become a part of the picture. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);

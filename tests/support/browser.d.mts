import type { Browser } from 'playwright-core';

/** A real Chromium that draws by the processor. */
export declare const openBrowser: (options?: { readonly hasGraphics?: boolean }) => Promise<Browser>;

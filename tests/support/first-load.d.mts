import type { Page } from 'playwright-core';

export declare const countScript: (page: Page) => Promise<() => Promise<number>>;

import type { Page } from 'playwright-core';

export declare const countScript: (page: Page, sign: string) => Promise<() => Promise<number>>;

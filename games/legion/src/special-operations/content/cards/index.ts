import type { CommandCard } from '../types.js';

export const CARDS: readonly CommandCard[] = [];

import { CARRIED } from '@cadre/table-client';
import type { DragEvent } from 'react';
import type { TableContext } from '../table-context.js';

/** Dropping a card on a slot plays it there: both answers in one gesture. */
export const dropOnSlot = ({ playAll }: TableContext, slot: number) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(CARRIED)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const card = event.dataTransfer.getData(CARRIED);
    if (card === '') return;
    event.preventDefault();
    playAll([
      { of: 'deed', answer: [Number(card)] },
      { of: 'slot', answer: [slot] },
    ]);
  },
});

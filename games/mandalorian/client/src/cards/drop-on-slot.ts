import { CARRIED } from '@cadre/table-client';
import type { DragEvent } from 'react';
import type { TableContext } from '../table-context.js';

/** Dropping a card on a slot plays it there: both answers in one gesture. */
export const dropOnSlot = (table: TableContext, slot: number) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(CARRIED)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const card = event.dataTransfer.getData(CARRIED);
    if (card === '' || !table.ahead) return;
    event.preventDefault();
    table.playAll(table.ahead.dropOnSlot(table, Number(card), slot));
  },
});

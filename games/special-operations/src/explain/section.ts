import type { Overlay, Section } from '@cadre/core';
import { type SightLine, sectionAlong } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { Names } from '../speech/names.js';
import type { BattleView, UnitId } from '../state.js';
import { bodyOf, spotOf, vehicleOf } from '../table/queries.js';

/** The height of a line above the table, so far along it. */
const heightAt = ({ from, to }: SightLine, length: number, at: number): number => from.z + ((to.z - from.z) * at) / length;

/** U4: the side view along a line of sight. Nothing where both stand on the ground and nothing lies between them: there it would show a bare line. */
export const sectionOf = (k: BattleView, line: SightLine, from: UnitId, to: UnitId, names: Names): Pick<Overlay, 'section'> => {
  const { table } = boxOf(k);
  const vehicle = vehicleOf(k);
  const figures = [...new Set([from, to, ...(vehicle === undefined ? [] : [vehicle])])];
  const found = sectionAlong(
    table,
    line,
    figures.map(id => bodyOf(k, id)),
  );
  const isLevel = spotOf(k, from).level === 0 && spotOf(k, to).level === 0;
  if (isLevel && !found.some(({ kind }) => kind === 'piece')) return {};
  const length = Math.sqrt((line.to.x - line.from.x) ** 2 + (line.to.y - line.from.y) ** 2);
  const section: Section = {
    length,
    start: line.from.z,
    end: line.to.z,
    parts: found.map(({ kind, id, from: start, to: end, bottom, top }) => {
      const heights = [heightAt(line, length, start), heightAt(line, length, end)];
      return {
        kind,
        name: kind === 'piece' ? names.piece(id) : names.unitIn(k, Number(id)),
        from: start,
        to: end,
        bottom,
        top,
        blocks: kind === 'piece' && Math.min(...heights) < top && Math.max(...heights) > bottom,
      };
    }),
  };
  return { section };
};

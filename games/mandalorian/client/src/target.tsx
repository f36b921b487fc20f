import { BoardTarget as AnyBoardTarget, Target as AnyTarget, type BoardTargetProps, type TargetProps } from '@cadre/table-client';
import type { FC } from 'react';
import type { Thing } from './offers.js';

/** Targets that only stand for things of this game. */
export const BoardTarget: FC<BoardTargetProps<Thing>> = AnyBoardTarget;
export const Target: FC<TargetProps<Thing>> = AnyTarget;

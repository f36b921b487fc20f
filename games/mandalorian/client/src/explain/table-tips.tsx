import { TipLayer } from '@cadre/table-client';
import { useTable } from '../table-context.js';
import { tipsOf } from './tips.js';

/** Plain words about everything on this table. */
export const TableTips = () => <TipLayer find={tipsOf(useTable())} />;

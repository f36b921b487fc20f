export { RegionBoard } from '@cadre/table-client';

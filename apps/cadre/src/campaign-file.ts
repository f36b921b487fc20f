import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { type Campaign, readCampaign, writeCampaign } from '@cadre/mandalorian';
import { bad, fileReason } from './exit.js';
import { textOf } from './files.js';

/** The group's progress. A file that is not understood to the last entry is refused, and stays as it is. */
export const loadCampaign = (file: string): Campaign => {
  const read = readCampaign(textOf(file));
  if ('problems' in read) throw bad(`${file} is no campaign that can go on: ${read.problems.join('; ')}`);
  return read.campaign;
};

/** Written beside the old one and then put in its place: a crash leaves the old file whole. */
export const saveCampaign = (file: string, campaign: Campaign): void => {
  const fresh = `${file}.new`;
  try {
    writeFileSync(fresh, writeCampaign(campaign));
    renameSync(fresh, file);
  } catch (error) {
    throw bad(`cannot write ${file}: ${fileReason(error)}`);
  }
};
export const createCampaign = (file: string, campaign: Campaign): void => {
  if (existsSync(file)) throw bad(`cannot write ${file}: it is there already, and is not overwritten`);
  saveCampaign(file, campaign);
};

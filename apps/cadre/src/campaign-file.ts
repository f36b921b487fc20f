import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { type Campaign, readCampaign, writeCampaign } from '@cadre/mandalorian';
import { failure, fileReason } from './command-error.js';
import { readText } from './files.js';

/** The group's progress. A file that cannot be read completely is refused and left unchanged. */
export const loadCampaign = (file: string): Campaign => {
  const read = readCampaign(readText(file));
  if ('problems' in read) throw failure(`${file} is not a valid campaign: ${read.problems.join('; ')}`);
  return read.campaign;
};

/** Written to a new file that then replaces the old one: a crash leaves the old file intact. */
export const saveCampaign = (file: string, campaign: Campaign): void => {
  const fresh = `${file}.new`;
  try {
    writeFileSync(fresh, writeCampaign(campaign));
    renameSync(fresh, file);
  } catch (error) {
    throw failure(`cannot write ${file}: ${fileReason(error)}`);
  }
};
export const createCampaign = (file: string, campaign: Campaign): void => {
  if (existsSync(file)) throw failure(`cannot write ${file}: the file exists already`);
  saveCampaign(file, campaign);
};

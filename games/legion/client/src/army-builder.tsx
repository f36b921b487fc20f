import { catalogue } from '@cadre/legion/data';
import type { ReactNode } from 'react';

export interface ArmyBuilderProps {
  readonly language: 'en' | 'de';
}
export const ArmyBuilder = ({ language }: ArmyBuilderProps): ReactNode => <p lang={language}>{catalogue.version}</p>;

import type { Language } from '@cadre/core';
import { CloseButton } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';

/** More would cover a phone's board. */
const MOST = 3;
/** What has happened since the reader's last answer, where the log is not in sight. */
export const SinceYou = ({
  lines,
  close,
  language,
}: {
  readonly lines: readonly string[];
  readonly close: () => void;
  readonly language: Language;
}): ReactNode => {
  const latest = [...new Set(lines.filter(line => line !== ''))].slice(-MOST);
  if (latest.length === 0) return null;
  return (
    <section className="tc-battle-card so-since" aria-label={LABELS[language].since}>
      <CloseButton close={close} />
      {latest.map(line => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
};

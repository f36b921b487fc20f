import { Announcement } from '@cadre/table-client';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { wantsDebug } from '../debug/debuggable.js';
import { useWords } from '../words/words.js';
import { AskArea } from './ask-area.js';
import { Cover } from './cover.js';
import { HintRow, KeysDialog, ReportDialog, RuleDialog, SidePanel, TableMenu, useSettled } from './fetched.js';
import { GenericTable } from './generic-table.js';
import { seatName } from './names.js';
import { Notices } from './notices.js';
import { hasOwnTable, OwnTable } from './own-table.js';
import { TableTop } from './table-top.js';
import { type AtTable, type TableControl, useTableControl } from './use-table-control.js';

const DebugPanel = lazy(async () => ({ default: (await import('../debug/debug-panel.js')).DebugPanel }));
/** So many lines are read aloud at most when much happens at once. */
const ALOUD = 4;
interface Shown {
  readonly at: AtTable;
  readonly control: TableControl;
}

/** The table itself, or what lies over it until its player looks. */
const Board = ({ at: { session }, control, tellDrawn }: Shown & { readonly tellDrawn: () => void }): ReactNode => {
  const words = useWords();
  const { front, asking, guide } = control;
  const { game } = session.table;
  if (front.covered)
    return <Cover seat={front.seat} name={seatName(words, session, front.seat)} uncover={front.uncover} never={front.stayOpen} />;
  if (!hasOwnTable(game)) return <GenericTable game={game} words={asking.view?.words} place={control.place} />;
  return (
    <OwnTable
      game={game}
      drawn={tellDrawn}
      view={asking.view}
      seat={asking.view?.seat ?? front.seat}
      play={control.play}
      place={control.place}
      news={control.news}
      {...(guide && { guide })}
      settings={control.wishes}
    />
  );
};
const Dialogs = ({
  at: { client, session },
  control: { dialog, openDialog, front },
  bot,
}: Shown & { readonly bot: string | null }): ReactNode => {
  const close = (): void => openDialog(null);
  switch (dialog?.what) {
    case undefined:
      return null;
    case 'menu':
      return (
        <TableMenu session={session} front={front.seat} bot={bot} send={client.send} open={what => openDialog({ what })} close={close} />
      );
    case 'report':
      return <ReportDialog front={front.seat} send={client.send} close={close} />;
    case 'keys':
      return <KeysDialog close={close} />;
    case 'rule':
      return <RuleDialog game={session.table.game} id={dialog.id} close={close} />;
  }
};
/** What has just happened, for whoever listens. */
const aloud = (lines: TableControl['lines'], version: number): string =>
  lines
    .slice(-ALOUD)
    .filter(l => l.n > version - ALOUD)
    .map(l => l.text.replace(/[.!?]$/, ''))
    .join('. ');

export const TableScreen = ({
  bot,
  tabs,
  ...at
}: AtTable & {
  readonly bot: string | null;
  readonly tabs: boolean;
}): ReactNode => {
  const words = useWords();
  const { state, client, session, gameName } = at;
  const { table } = session;
  const control = useTableControl(at);
  const { front, asking, hints, lines, unread } = control;
  const [panel, setPanel] = useState(false);
  const [isDrawn, setDrawn] = useState(!hasOwnTable(table.game));
  const tellDrawn = useCallback(() => setDrawn(true), []);
  const isSettled = useSettled(isDrawn);
  const { view, isShown } = asking;
  return (
    <div className="table-screen" data-panel={panel} data-own={hasOwnTable(table.game)}>
      <TableTop
        gameName={gameName}
        session={session}
        state={state}
        front={front}
        unread={unread.count}
        panel={panel}
        setPanel={setPanel}
        openMenu={() => control.openDialog({ what: 'menu' })}
      />
      <main id="main" className="table-middle" aria-label={words.table.of(gameName)}>
        <Notices state={state} log={lines} tabs={tabs} dismiss={client.dismiss} />
        <Board at={at} control={control} tellDrawn={tellDrawn} />
      </main>
      {isShown && (isSettled || panel) && (
        <SidePanel
          session={session}
          lines={lines}
          front={front.seat}
          board={view?.words?.board ?? []}
          send={client.send}
          openRule={control.openRule}
          unread={unread}
        />
      )}
      {hints.hint && (
        <HintRow
          hint={hints.hint}
          pass={view?.words?.pass ?? words.ask.pass}
          place={control.place.draft}
          setDraft={control.play.setDraft}
          take={hints.take}
        />
      )}
      <AskArea at={at} control={control} bot={bot} openLog={() => setPanel(!panel)} />
      <Announcement text={aloud(lines, session.version)} />
      {wantsDebug && isShown && (
        <Suspense fallback={null}>
          <DebugPanel key={table.match} session={session} seat={front.seat} send={client.send} />
        </Suspense>
      )}
      <Dialogs at={at} control={control} bot={bot} />
    </div>
  );
};

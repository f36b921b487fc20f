import { useLanguage } from '@cadre/table-client';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Home } from './pages/home.js';
import { MatchPage } from './pages/match-page.js';
import { Page } from './pages/page.js';
import { type Route, routeOf, usePath } from './route.js';
import { useSettings } from './settings/settings.js';
import { useWords, WORDS, WordsContext } from './words/words.js';

const About = lazy(async () => ({ default: (await import('./pages/about.js')).About }));
const Missing = lazy(async () => ({ default: (await import('./pages/about.js')).Missing }));
const NewMatch = lazy(async () => ({ default: (await import('./pages/new-match.js')).NewMatch }));
const Rules = lazy(async () => ({ default: (await import('./pages/rules.js')).Rules }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/settings-page.js')).SettingsPage }));
const Replay = lazy(async () => ({ default: (await import('./pages/replay.js')).Replay }));
const Campaign = lazy(async () => ({ default: (await import('./pages/campaign.js')).Campaign }));
const Units = lazy(async () => ({ default: (await import('./pages/units.js')).Units }));
const Army = lazy(async () => ({ default: (await import('./pages/army.js')).Army }));

const Shown = ({ route }: { readonly route: Route }): ReactNode => {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewMatch key={route.game} game={route.game} />;
    case 'match':
      return <MatchPage key={route.match} match={route.match} />;
    case 'replay':
      return <Replay key={route.match} match={route.match} moment={route.moment} as={route.as} />;
    case 'rules':
      return <Rules game={route.game} rule={route.rule} />;
    case 'campaign':
      return <Campaign rest={route.rest} />;
    case 'army':
      return <Army rest={route.rest} />;
    case 'units':
      return <Units />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <About />;
    case 'missing':
      return <Missing path={route.path} />;
  }
};

const Broken = ({ why }: { readonly why: string }): ReactNode => {
  const words = useWords();
  return (
    <Page title={words.failure.title}>
      <div className="notice harm" role="alert">
        <p>{words.failure.text}</p>
        <pre>
          <code>{why}</code>
        </pre>
        <button type="button" className="key go" onClick={() => location.reload()}>
          {words.connection.reload}
        </button>
      </div>
    </Page>
  );
};
/** A page that breaks says so, instead of leaving an empty room. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly why: string | null }> {
  override state: { readonly why: string | null } = { why: null };
  static getDerivedStateFromError(thrown: unknown): { readonly why: string } {
    return { why: thrown instanceof Error ? `${thrown.message}\n${thrown.stack ?? ''}` : String(thrown) };
  }
  override render(): ReactNode {
    return this.state.why === null ? this.props.children : <Broken why={this.state.why} />;
  }
}

/** Until the words of another language are there, there is nothing to say. */
export const App = (): ReactNode => (
  <Guard>
    <Suspense>
      <Room />
    </Suspense>
  </Guard>
);
const Room = (): ReactNode => {
  const path = usePath();
  const route = routeOf(path);
  const { language } = useSettings();
  const words = useLanguage(WORDS, language);
  return (
    <WordsContext value={words}>
      <Guard key={'match' in route ? `${route.page}:${route.match}` : path}>
        <Suspense fallback={<p className="quiet">{words.common.loading}</p>}>
          <Shown route={route} />
        </Suspense>
      </Guard>
    </WordsContext>
  );
};

import type { LessonTexts } from './english.js';

export const german: LessonTexts = {
  goal: {
    title: 'Dein Ziel',
    text: 'Du führst den blauen Trupp, neun Rebellen, gegen einen roten Trupp des Imperiums. Jeder gepunktete Kreis auf dem Tisch umgibt ein Ziel: Wer am Ende einer Runde mehr Einheiten in einem Kreis hat, bekommt dort einen Siegpunkt. Mit mindestens drei Punkten und in Führung gewinnst du. „Verstanden“ führt zu deiner Ausrüstung.',
  },
  loadouts: {
    title: 'Wähle deine Ausrüstung',
    text: 'Drei Karten mit je zwei Seiten. In der ersten Partie ist von jeder schon eine Seite gewählt: Bestätige sie oder wähle die andere. Unterstrichene Wörter sind über den Karten erklärt.',
  },
  deploy: {
    title: 'Stelle deinen Trupp auf',
    text: 'Ihr stellt abwechselnd je eine Einheit auf. Wähle eine in der Leiste unten. Gleiche Einheiten stehen dort nur einmal.',
  },
  place: {
    title: 'Stelle die Einheit auf',
    text: 'Wähle eine Stelle im umrandeten Bereich, und die Einheit steht dort; „Rückgängig machen“ nimmt es zurück. Ist eine Stelle nicht erlaubt, siehst du den Grund und die nächste erlaubte Stelle. Die nummerierten Kreise sind Vorschläge. Bleib nah am Gelände: Es gibt Deckung. Die Zahl auf einem Geländestück ist seine Höhe; zeigst du mit der Maus darauf, liest du, was es tut.',
  },
  card: {
    title: 'Spiele eine Kommandokarte',
    text: 'Ihr wählt beide verdeckt eine Karte. Wer weniger Punkte auf seiner Karte hat, handelt zuerst, bei Gleichstand entscheidet ein Würfel; Karten mit mehr Punkten geben oft mehr Befehle.',
  },
  round: {
    title: 'Eine neue Runde',
    text: 'Zielen-, Ausweich-, Energie- und Bereitschaftsmarker sind weg, Niederhalten bleibt. Über den Karten steht, wer gepunktet hat. Ein Stern zeigt das Ziel, das in dieser Runde zwei Siegpunkte gibt.',
  },
  orders: {
    title: 'Gib Befehle',
    text: 'Eine Einheit mit Befehl handelt, wann du willst. Alle anderen warten, bis ihr Marker aus dem Befehlspool gezogen wird. Kleine Kürzel wie L-CMD-5 neben der Frage und im Protokoll öffnen die Regel.',
  },
  activate: {
    title: 'Aktiviere eine Einheit',
    text: 'Wähle eine Einheit mit Befehl oder ziehe einen Marker und sieh, wer handeln darf. Zeige auf eine Einheit: Du siehst, wie weit sie kommt und was sie sieht.',
  },
  action: {
    title: 'Zwei Aktionen',
    text: 'Jede Aktivierung hat zwei Aktionen. Bewege dich auf ein Missionsziel zu: Wer dort am Ende der Runde mehr Einheiten hat, bekommt Punkte. Zielen und Ausweichen geben Marker, die beim Würfeln helfen.',
  },
  move: {
    title: 'Bewegen',
    text: 'Der umrandete Bereich zeigt alles, was diese Einheit erreichen kann. Zieh sie: Solange du sie hältst, siehst du, wer sie dort sehen würde und welche Deckung sie hätte. Mit „Rückgängig machen“ nimmst du einen Zug zurück.',
  },
  attack: {
    title: 'Angreifen',
    text: 'Zeige auf einen Feind: Du siehst Entfernung, Sichtlinie, Deckung und die Wahrscheinlichkeit für jede Zahl von Wunden. Einen Feind in Reichweite und in Sicht kannst du angreifen: Wähle ihn auf dem Tisch oder in der Leiste unten. Daneben liest du, wie viele Wunden zu erwarten sind und wie wahrscheinlich er besiegt wird.',
  },
  cover: {
    title: 'Deckung',
    text: 'Gelände, das eine Einheit vor ihrem Angreifer teilweise verbirgt, gibt ihr Deckung: Bei ihren Verteidigungswürfeln macht leichte Deckung aus einem Energiesymbol einen Block, schwere aus zweien. Die angezeigten Wahrscheinlichkeiten rechnen das schon ein.',
  },
  suppression: {
    title: 'Niederhalten',
    text: 'Ein Fernkampfangriff mit mindestens einem Treffer hinterlässt einen Niederhalten-Marker. Hat eine Einheit so viele wie Mut (die Zahl auf ihrer Karte), würfelt sie mit einem Angriffswürfel weniger. Noch einer, und sie gerät in Panik und kann verwundet werden. Einige verschwinden, wenn sie aktiviert wird; Erholen entfernt alle.',
  },
  reroll: {
    title: 'Nutze dein Zielen',
    text: 'Mit einem Zielen-Marker würfelst du bis zu zwei Würfel neu. Wähle die Würfel, meist die leeren, oder behalte den Wurf.',
  },
  surge: {
    title: 'Nutze deine Energie',
    text: 'Ein Energiemarker macht aus einem Energiesymbol einen Treffer.',
  },
  dodge: {
    title: 'Ausweichen',
    text: 'Ein Ausweichmarker hebt einen Treffer auf, bevor du Verteidigungswürfel wirfst. Gegen kritische Treffer hilft er nicht.',
  },
  over: {
    title: 'Das war deine erste Partie',
    text: 'Die Zusammenfassung neben dem Tisch, auf dem Handy darunter, hat eine Heatmap: wo gekämpft wurde. Die Aufzeichnung zeigt jeden Schritt und wie die Würfel gefallen sind. Versuche als Nächstes „Überrasch mich“ auf der Seite für neue Partien; „Neue Partie“ führt dorthin.',
  },
};

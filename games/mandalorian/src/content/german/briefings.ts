interface Note {
  readonly title: string;
  readonly text: string;
}
/** The notes of the guide deck by card number. */
export const NOTES: Readonly<Record<number, Note>> = {
  1: {
    title: 'Willkommen',
    text: 'Mit diesem Stapel wächst das Spiel. Deckt eine Karte nach der anderen auf, tut, was sie sagt, und hört auf, wenn sie es verlangt. Ob ihr gewinnt oder verliert, spielt dabei keine Rolle.',
  },
  3: {
    title: 'Taktische Karten',
    text: 'Eine taktische Karte hat keine Stärke und ersetzt die Aktion: Nur ihre Fähigkeit gilt, wenn der Platz passt. Ihr Platz zählt genau 5.',
  },
  13: {
    title: 'Neue Pläne, neuer Ärger',
    text: 'Die nächsten Karten kommen für alle weiteren Partien in den Planungsstapel und den Ereignisstapel.',
  },
  21: {
    title: 'Freie Karten',
    text: 'Wähle eine Stärke von 1 bis 4, wenn du eine freie Karte spielst. Sie zählt so viel, bis sie ihren Platz verlässt.',
  },
  33: { title: 'Meisterstücke', text: 'Jeder Charakter lernt einen Kniff, den nur er beherrscht.' },
  45: {
    title: 'Ausrüstung',
    text: 'Jeder Charakter hat eine Ausrüstungskarte. Sie liegt von Anfang an offen und hilft einmal pro Partie.',
  },
  55: { title: 'Die letzten Karten', text: 'Alles, was noch übrig ist, kommt jetzt ins Spiel.' },
  70: {
    title: 'Alles freigespielt',
    text: 'Spielt jede Mission auf jeder Karte mit jeder Gruppe. Hier gibt es nichts mehr zu entdecken.',
  },
  71: {
    title: 'Von vorn',
    text: 'Nehmt für einen neuen Anfang alle hinzugekommenen Karten heraus, schließt beide Umschläge und ordnet diesen Stapel nach seinen Nummern.',
  },
};
/** What the stops of the guide deck ask for, by card number. */
export const STOPS: Readonly<Record<number, string>> = {
  2: 'Spielt die erste Mission.',
  12: 'Lest die zusätzlichen Regeln und spielt dann die zweite Mission.',
  20: 'Spielt die dritte Mission.',
  30: 'Spielt die vierte Mission.',
  32: 'Spielt „Bergungsrecht“ auf einer Karte eurer Wahl.',
  42: 'Spielt ein beliebiges Söldnerblatt auf einer Karte eurer Wahl.',
  44: 'Spielt zu dritt oder zu viert „Der Maulwurf“, sonst eine beliebige Mission.',
  54: 'Spielt eine beliebige Mission.',
};
/** What a mission is about, by its id. */
export const BRIEFINGS: Readonly<Record<string, string>> = {
  m1: 'Irgendwo im ummauerten Lager liegt das Zielobjekt. Sichert es, bevor der Alarm voll ist und jemand mit ihm davonfliegt.',
  m2: 'Die Gilde will das Kind zurück. Bringt es vor Tagesanbruch und nicht allein durch die dunklen Straßen zum Landeplatz, und lasst keinen Gegner mit ihm einen Stern erreichen.',
  m3: 'In einer von fünf Zellen sitzt der Gefangene. Öffnet Türen mit Geschick, Schlüsselkarte oder Gewalt, und seid fort, ehe der Alarm voll ist.',
  m4: 'Der Kommandant hält die Plaza, und einer seiner Leute hält das Kind. Holt erst das Kind zurück, dann bringt den Kommandanten zu Fall, ehe sein Landungsschiff eintrifft.',
  mm1: 'Drei Stücke Bergungsgut, eine rivalisierende Bande. Bringt alle drei zu eurem Schiff, bevor euer Anspruch verfällt.',
  mm2: 'Etwas Großes hat hier seinen Bau, und jemand zahlt gut dafür, dass es verschwindet.',
  mm3: 'Sichert drei Terminals. Vielleicht wird jemand aus der Gruppe dafür bezahlt, dass ihr scheitert.',
  mm4: 'Drei Zielpersonen sind auf Kaution entwischt und sehen euch kommen. Stellt sie, bevor sie den Planeten verlassen.',
};

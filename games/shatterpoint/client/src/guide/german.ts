import type { LessonTexts } from './english.js';

export const german: LessonTexts = {
  first: {
    title: 'Du spielst beide Kader',
    text: 'Zwei Kader stehen gemeinsam gegen die Legende, die ein Bot spielt. Du gewinnst, wenn alle Marken der Mission weg sind, die Legende, wenn die Siegleiste voll ist.',
  },
  squad: {
    title: 'Stelle deine Trupps auf',
    text: 'Jeder Kader hat zwei Trupps aus einem Anführer und einer unterstützenden Einheit. Wähle unten, welcher Trupp zuerst kommt.',
  },
  deploy: {
    title: 'Stelle die erste Figur auf',
    text: 'Klicke irgendwo in den umrandeten Bereich. Ist ein Platz nicht erlaubt, sagt der Tisch warum und bietet den nächsten erlaubten an. Die nummerierten Kreise sind Vorschläge.',
  },
  rest: {
    title: 'Die anderen bleiben in der Nähe',
    text: 'Die übrigen Figuren einer Einheit kommen neben die erste. Gespielt wird die Einheit: Ihre Figuren teilen sich Schaden und Marken.',
  },
  turn: {
    title: 'Wer ist am Zug?',
    text: 'Die Kader wählen, wer von ihnen als Nächster dran ist; danach hat die Legende einen eigenen Zug. Nimm den Kader, der näher an einem Missionsziel steht.',
  },
  order: {
    title: 'Eine Befehlskarte',
    text: 'Die oberste Karte des Befehlsdecks sagt, welche Einheit handelt. Aktiviere sie, oder lege sie in die gemeinsame Reserve und nimm die nächste.',
  },
  stance: {
    title: 'Wähle eine Haltung',
    text: 'Manche Einheiten haben zwei Haltungen mit anderen Würfeln und Kampfbäumen. Die Karten über dem Tisch zeigen, was die andere ändert.',
  },
  action: {
    title: 'Zwei Aktionen',
    text: 'Eine Einheit hat zwei verschiedene Aktionen. Bewege dich zuerst auf ein Missionsziel zu: Wer mehr Figuren im Umkreis von 3 Zoll hat, kontrolliert es.',
  },
  move: {
    title: 'Bewegung',
    text: 'Der umrandete Bereich ist alles, was diese Figur erreichen kann. Zieh sie: Solange du sie hältst, steht neben dem Tisch, wen sie von dort angreifen könnte und welches Missionsziel sie umkämpfen würde. Mit „Rückgängig machen“ nimmst du einen Zug zurück.',
  },
  how: {
    title: 'Vorrücken oder klettern',
    text: 'Vorrücken geht am Boden entlang. Klettern bringt eine Figur auf ein erkletterbares Geländestück hinauf oder herunter.',
  },
  combat: {
    title: 'Angriff',
    text: 'Zeige auf einen Gegner: Neben dem Tisch stehen die Sichtlinie und die Chancen auf jeden Schaden. Ist ein Angriff möglich, wähle Kampf.',
  },
  target: {
    title: 'Wähle ein Ziel',
    text: 'Die Zahlen neben den Gegnern sind der erwartete Schaden und die Chance auf eine Verwundung. Klicke auf den Gegner, den du angreifen willst.',
  },
  window: {
    title: 'Fähigkeiten',
    text: 'Hier kann eine Fähigkeit eingesetzt werden, für Macht oder umsonst. Was sie tut, steht neben dem Tisch. Im Zweifel passe.',
  },
  tree: {
    title: 'Der Weg durch den Kampfbaum',
    text: 'Jeder Erfolg ist ein Schritt durch den Baum, von links nach rechts. Folge den Linien zu den Symbolen, die du willst: Schaden, ein Stoß, ein Zustand.',
  },
  push: {
    title: 'Stoße den Gegner weg',
    text: 'Ein Stoß schiebt einen Gegner fort. Ist er nicht mehr in der Nähe eines Missionsziels, umkämpft er es nicht mehr. Der Angreifer darf dann nachrücken.',
  },
  over: {
    title: 'Das war deine erste Begegnung',
    text: 'Die Übersicht lässt sich als Bild speichern, die Wiederholung zeigt jeden Schritt. Probiere als Nächstes „Überrasch mich“ beim Einrichten.',
  },
};

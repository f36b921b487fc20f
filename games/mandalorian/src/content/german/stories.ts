import type { Consequence } from '../stories.js';

/** The lines of the missions, by their id. */
export const STORY_LINES: Readonly<Record<string, string>> = {
  'm1/opening':
    'Über dem Lager flimmert die Hitze. Hinter diesen Mauern liegt das Kopfgeld, und die Wachen ahnen noch nicht, dass zwei Jäger es wollen.',
  'm1/found': 'Dafür all die Waffen? Es ist so klein.',
  'm1/alarm': 'Alarm ausgelöst. Empfehlung: schneller schießen.',
  'm1/late': 'Hinter der Nordmauer laufen Triebwerke warm. Jemand will das Zielobjekt ausfliegen.',
  'm1/won': 'Es wird still im Hof. Eine kleine Hand streckt sich aus der Wiege, und der Auftrag ist auf einmal nicht mehr einfach.',
  'm1/lost': 'Ein Transporter hebt über euren Köpfen ab. Das Kopfgeld ist an Bord, ihr seid es nicht.',
  'm1/fallen': 'Die Wachen schleifen einen von euch hinter die Mauer. Das Zielobjekt bleibt, wo es ist.',
  'm2/opening':
    'Die Gilde hat einen Preis auf das Kind ausgesetzt, und jedes Fenster der Straße hat Augen. Das Schiff wartet am anderen Ende der Stadt, bis zum Morgengrauen.',
  'm2/late': 'Der Himmel wird grau. Jetzt gehen wir schneller.',
  'm2/won': 'Die Rampe schließt sich vor dem Geschrei. Zum ersten Mal in dieser Nacht schläft das Kind.',
  'm2/taken': 'Ein Gleiter heult zwischen den Häusern davon und mit ihm das Einzige, was ihr beschützen wolltet.',
  'm2/dawn': 'Die Sonne findet euch auf offener Straße. Es gibt kein Versteck mehr.',
  'm2/fallen': 'Du gehst auf dem nassen Pflaster zu Boden. Die Jäger bleiben nicht einmal stehen.',
  'm3/opening':
    'Der Transporter summt, als wäre nichts geschehen. In einer von fünf Zellen sitzt der Mann, für den ihr bezahlt werdet; in allen sitzt jemand, der gern gehen würde.',
  'm3/found': 'Das hat gedauert. Ich habe die Bolzen gezählt. Zweimal.',
  'm3/alarm': 'Die zählen da draußen die Köpfe. Als Nächstes unsere.',
  'm3/won': 'Die Schleuse schließt sich hinter euch, ihr seid einer mehr als vorher. Jemand lacht, und keiner fragt, wer bezahlt hat.',
  'm3/lost': 'Alle Türen fallen zugleich ins Schloss. Das Schiff hat sein Urteil über euch gefällt.',
  'm3/fallen': 'Die Droiden haben Geduld. Sie tragen euch in eine eigene Zelle.',
  'm4/opening':
    'Die Plaza ist ein Ring aus Gewehren. In der Mitte steht der Kommandant und ist sich seiner Sache sicher; das Kind hält einer seiner Leute im Arm.',
  'm4/freed': 'Kind gesichert. Verbleibendes Ziel: der Mann, der das befohlen hat.',
  'm4/near': 'Ich höre Triebwerke. Bringt es zu Ende, bevor sie landen!',
  'm4/boss': 'Richtet ihnen aus, die Gilde lässt grüßen.',
  'm4/won': 'Rauch zieht über den Platz. Die Soldaten sehen ihren gefallenen Kommandanten an, dann euch, und senken die Gewehre.',
  'm4/lost': 'Das Landungsschiff setzt auf der Plaza auf und öffnet die Rampe. Es sind zu viele, um sie zu zählen.',
  'm4/fallen': 'Einer von euch steht nicht mehr auf. Der Kommandant geht wortlos vorbei.',
  'mm1/opening': 'Ein Wrack ohne Besitzer, drei Stücke, die sich lohnen, und eine zweite Bande mit derselben Idee.',
  'mm1/won': 'Der Laderaum ist voll, und die Rivalen fluchen in vier Sprachen.',
  'mm1/lost': 'Das Bergungsamt hat geschlossen. Der Rest gehört jetzt jemand anderem.',
  'mm1/fallen': 'Die Rivalen steigen über euch hinweg und sammeln das Bergungsgut ein.',
  'mm2/opening': 'Die Spuren sind breit wie ein Gleiter, und sie sind frisch.',
  'mm2/felled': 'Der Boden hört auf zu beben.',
  'mm2/won': 'Die Dorfbewohner bringen Stühle und etwas zu trinken. Niemand will mit dem Rücken zum Bau sitzen.',
  'mm2/lost': 'Die Bestie ist unter den Hügeln verschwunden, und euer Lohn mit ihr.',
  'mm2/fallen': 'Die Bestie jagt nicht für Geld.',
  'mm3/opening': 'Drei Terminals, eine Gruppe und das Gerücht, dass jemand von euch zweimal bezahlt wurde.',
  'mm3/doubt': 'Ein Terminal wird dunkel, das grün werden sollte. Keiner sieht den anderen an.',
  'mm3/won': 'Das letzte Terminal wird grün. Wer zweimal bezahlt wurde, muss es zurückgeben.',
  'mm3/lost': 'Das Netz gehört jetzt jemand anderem, und einer von euch lächelt.',
  'mm3/late': 'Die Verbindung wird von außen gekappt. Ihr wart zu langsam, oder jemand hat dafür gesorgt.',
  'mm3/fallen': 'Einer von euch fällt, und die anderen wissen nicht, ob sie trauern sollen.',
  'mm4/opening': 'Drei Namen auf drei Pucks. Sie haben euer Schiff landen sehen, und sie rennen.',
  'mm4/won': 'Drei Pucks, drei erloschene Lichter. Das Kautionsbüro zahlt, ohne zu fragen.',
  'mm4/lost': 'Ein Shuttle hebt ab. Ihr wisst, wer darin sitzt.',
  'mm4/fallen': 'Die Gesuchten hatten Freunde. Ihr hattet weniger.',
};
export const CONSEQUENCES: Readonly<Record<string, Consequence>> = {
  m1: {
    won: 'Der Auftraggeber hat sein Zielobjekt. Dessen Augen gehen euch nicht aus dem Kopf.',
    lost: 'Der Auftraggeber fand andere für den Auftrag. Das Kind habt ihr auf eigene Rechnung geholt.',
  },
  m2: {
    won: 'Das Kind ist sicher an Bord, und die Gilde zählt euch zu ihren Feinden.',
    lost: 'Es kostete Wochen und Gefälligkeiten, das Kind zurückzuholen. Die Gefälligkeiten stehen noch aus.',
  },
  m3: {
    won: 'Der Gefangene bezahlte mit einem Namen: dem des Kommandanten.',
    lost: 'Ihr seid wieder ausgebrochen, ohne den Gefangenen, aber mit dem Namen des Kommandanten.',
  },
  m4: {
    won: 'Die Garnison hat die Stadt verlassen, und eure Gruppe hat sich einen Namen gemacht.',
    lost: 'Die Garnison hält die Stadt. Ihr habt das Kind durch die Kanalisation hinausgebracht.',
  },
  mm1: { won: 'Das Bergungsgut bezahlt den Treibstoff und ein wenig mehr.', lost: 'Die Rivalen fliegen vorbei, euer Bergungsgut an Deck.' },
  mm2: { won: 'Über dem Tisch in der Kombüse hängt ein Zahn der Bestie.', lost: 'Der Bau ist noch da, und das Dorf steht leer.' },
  mm3: {
    won: 'Der Verräter wurde ausbezahlt oder entlarvt. So oder so hält die Gruppe zusammen.',
    lost: 'Seit diesem Auftrag schläft in der Gruppe niemand mehr gut.',
  },
  mm4: {
    won: 'Im Kautionsbüro hängt euer Name an der Wand, unter: zuverlässig.',
    lost: 'Drei Pucks blinken noch immer in einer Schublade.',
  },
};

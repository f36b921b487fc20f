import type { Named } from '@cadre/legion';
import type { CommandId } from '../data/ids.js';

/** What the command cards from T to Z do, in our own words. */
export const COMMAND_TEXTS_T_Z = {
  'tactical-download': {
    en: 'Your droids and units with AI may spend tokens that lie on this card; each time they gain 1 immobilize token.',
    de: 'Eigene Droiden und Einheiten mit KI dürfen Marker dieser Karte ausgeben; jedes Mal erhalten sie 1 Bewegungsunfähig-Marker.',
  },
  'tactical-planning': {
    en: 'After your special forces or support units attack a unit with a faceup order token, the token goes back into its pool.',
    de: 'Greifen eigene Special Forces oder Support-Einheiten eine Einheit mit offenem Befehlsmarker an, geht der Marker danach in den Vorrat zurück.',
  },
  'tactical-strike': {
    en: 'Iden and special forces with a faceup order token may lower their speed to 1 in their activation for Steady and Tactical.',
    de: 'Iden und Special Forces mit offenem Befehlsmarker dürfen in ihrer Aktivierung ihr Tempo auf 1 senken, für Ruhige Hand und Taktisch.',
  },
  'take-that-clankers': {
    en: 'Clone troopers with a faceup order token that aim in their activation shoot 1 range further, at most 4.',
    de: 'Klontruppen mit offenem Befehlsmarker, die in ihrer Aktivierung zielen, schießen 1 Reichweite weiter, höchstens 4.',
  },
  'thats-just-good-business': {
    en: 'Hondo may move for free. Where he first moves into melee, he hands that enemy his suppression and takes its green tokens.',
    de: 'Hondo darf sich kostenlos bewegen. Wo er zuerst in den Nahkampf geht, gibt er dem Feind seine Niederhalten-Marker und nimmt dessen grüne Marker.',
  },
  'the-empire-does-not-tolerate-failure': {
    en: 'Ordered units may gain 2 aim tokens when they activate; if they defeat nobody, they suffer 2 wounds. Defeated commanders or operatives give victory points.',
    de: 'Einheiten mit Befehl dürfen bei ihrer Aktivierung 2 Zielmarker erhalten; besiegen sie niemanden, nehmen sie 2 Schaden. Besiegte Commander oder Operatives geben Siegpunkte.',
  },
  'the-hand-thing': {
    en: 'Is never selected: discard it from the hand when one of your units in range 1 and sight of Grogu is shot at; it gains 2 dodge tokens and Deflect for that attack.',
    de: 'Wird nie gewählt: Wirf sie von der Hand ab, wenn auf eine eigene Einheit in Reichweite 1 und Sicht von Grogu geschossen wird; sie erhält für diesen Angriff 2 Ausweichmarker und Ablenken.',
  },
  'the-jedi-shall-fall': {
    en: 'Ventress gains Jedi Hunter; with each attack she may gain up to 4 suppression, and 1 dodge token for each.',
    de: 'Ventress erhält Jedi-Jäger; bei jedem Angriff darf sie bis zu 4 Niederhalten-Marker nehmen und erhält für jeden 1 Ausweichmarker.',
  },
  'the-phantom-menace': {
    en: 'Maul cannot attack, and only enemies near him can attack him. Shown at setup, it gives him Infiltrate.',
    de: 'Maul kann nicht angreifen, und nur Feinde in seiner Nähe können ihn angreifen. Beim Aufbau gezeigt, gibt sie ihm Infiltrieren.',
  },
  'the-sith-will-rule': {
    en: 'Tokens for Dooku; after his next activation Ventress activates at once, unless she has already.',
    de: 'Marker für Dooku; nach seiner nächsten Aktivierung aktiviert sofort Ventress, wenn sie es noch nicht hat.',
  },
  'there-is-no-try': {
    en: 'Each unit that this card orders gains 1 dodge token, Outmaneuver and Relentless. Luminous Beings Are We returns from the discard pile.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält 1 Ausweichmarker, Ausmanövrieren und Unerbittlich. Luminous Beings Are We kehrt vom Ablagestapel zurück.',
  },
  'they-too-will-suffer': {
    en: 'The opponent returns a faceup order token of one of their lesser units; the first token they would draw this round has a rank of your choice.',
    de: 'Der Gegner legt einen offenen Befehlsmarker einer einfachen Einheit zurück; der erste Marker, den er in dieser Runde zöge, hat einen Rang deiner Wahl.',
  },
  'this-is-the-way': {
    en: 'Din Djarin gains 1 dodge token and Relentless.',
    de: 'Din Djarin erhält 1 Ausweichmarker und Unerbittlich.',
  },
  'this-is-where-the-fun-begins': {
    en: 'Anakin gains Jump 2 and may attack twice in his next activation. Shown at setup, it gives him Prepared Position.',
    de: 'Anakin erhält Sprung 2 und darf in seiner nächsten Aktivierung zweimal angreifen. Beim Aufbau gezeigt, gibt sie ihm Vorbereitete Stellung.',
  },
  'this-partys-over': {
    en: 'Mace Windu may suffer 1 to 3 wounds. While he is engaged, the dice that Vaapad Mastery adds are red instead of white.',
    de: 'Mace Windu darf 1 bis 3 Schaden nehmen. Im Nahkampf sind die Würfel, die Meister des Vaapad hinzufügt, rot statt weiß.',
  },
  'trained-in-your-jedi-arts': {
    en: 'Grievous gains Disengage; at the end of his next activation he may attack every enemy in reach and sight with the lightsabers on this card.',
    de: 'Grievous erhält Lösen; am Ende seiner nächsten Aktivierung darf er jeden Feind in Reichweite und Sicht mit den Lichtschwertern dieser Karte angreifen.',
  },
  'trust-goes-both-ways': {
    en: 'Jyn gains Inspire 2; other ordered troopers gain Teamwork with her.',
    de: 'Jyn erhält Inspirieren 2; andere Truppen mit Befehl erhalten Teamarbeit mit ihr.',
  },
  'turning-the-tide': {
    en: 'Your support and heavy units gain Inspire 2.',
    de: 'Eigene Support- und Heavy-Einheiten erhalten Inspirieren 2.',
  },
  'unexpected-but-not-unwelcome': {
    en: 'Ordered units recover. Attacking a commander or corps unit with a facedown order token, Seventh Sister may gain up to 2 suppression and as many aim tokens.',
    de: 'Einheiten mit Befehl erholen sich. Greift die Siebte Schwester einen Commander oder Corps mit verdecktem Befehlsmarker an, darf sie bis zu 2 Niederhalten-Marker und ebenso viele Zielmarker nehmen.',
  },
  'unity-wins-wars': {
    en: 'Once an activation, when a Republic unit gains aim or dodge tokens, a mercenary near it gains one too.',
    de: 'Einmal je Aktivierung, wenn eine Einheit der Republik Ziel- oder Ausweichmarker erhält, erhält ein Söldner in ihrer Nähe auch einen.',
  },
  'unrelenting-assault': {
    en: 'After one of your corps units makes a ranged attack with aim tokens, another unit in range 2 may gain a token.',
    de: 'Greift eine eigene Corps-Einheit mit Zielmarkern im Fernkampf an, darf danach eine andere Einheit in Reichweite 2 einen Marker erhalten.',
  },
  'unrelenting-fire': {
    en: 'Enemy units remove at most 1 suppression when they rally this round.',
    de: 'Feindliche Einheiten entfernen beim Sammeln in dieser Runde höchstens 1 Niederhalten-Marker.',
  },
  'unstoppable-advance': {
    en: 'Each unit that this card orders may make a speed-1 move.',
    de: 'Jede Einheit mit Befehl dieser Karte darf sich mit Tempo 1 bewegen.',
  },
  'vaders-might': {
    en: 'Vader moves a chosen unit a short way with the Force; an enemy rolls a white die for each miniature and can be wounded.',
    de: 'Vader versetzt eine gewählte Einheit mit der Macht ein kurzes Stück; eine feindliche würfelt je Miniatur einen weißen Würfel und kann verwundet werden.',
  },
  'victory-or-death': {
    en: 'Each unit that this card orders gains 1 aim token; Gar Saxon and your special forces gain Indomitable.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält 1 Zielmarker; Gar Saxon und eigene Special Forces erhalten Unbezwingbar.',
  },
  'volunteer-mission': {
    en: 'Commanders, operatives and special forces that Cassian orders may recover, gain Danger Sense and may gain 1 suppression.',
    de: 'Commander, Operatives und Special Forces mit Befehl von Cassian dürfen sich erholen, erhalten Gefahrensinn und dürfen 1 Niederhalten-Marker nehmen.',
  },
  'voracious-ambition': {
    en: 'Three random order tokens of your pool lie on this card; instead of drawing you may use one of them.',
    de: 'Drei zufällige Befehlsmarker deines Vorrats liegen auf dieser Karte; statt zu ziehen, darfst du einen davon nehmen.',
  },
  'we-do-what-we-do': {
    en: 'The Bad Batch gain a keyword for each member: Hunter 1 speed, Tech Tactical 1, Echo Reliable 1, Crosshair Precise 1, Omega Inspire 1, Wrecker Suppressive.',
    de: 'Die Bad Batch erhält für jedes Mitglied etwas: Hunter 1 Tempo, Tech Taktisch 1, Echo Zuverlässig 1, Crosshair Präzise 1, Omega Inspirieren 1, Wrecker Niederhaltend.',
  },
  'we-make-weapons': {
    en: 'Ordered droid corps may return their order token to the pool; then a defeated miniature comes back and 1 suppression goes.',
    de: 'Droiden-Corps mit Befehl dürfen ihren Befehlsmarker in den Vorrat legen; dann kehrt eine besiegte Miniatur zurück, und 1 Niederhalten-Marker geht.',
  },
  'we-must-wait-and-watch': {
    en: 'Is never selected: discard it when an enemy ends its activation; one of your units near it may move or attack for free.',
    de: 'Wird nie gewählt: Wirf sie ab, wenn ein Feind seine Aktivierung beendet; eine eigene Einheit in seiner Nähe darf sich kostenlos bewegen oder angreifen.',
  },
  'we-serve-the-queen': {
    en: 'Sun Fac and your Geonosian Warriors gain Coordinate among themselves; warriors with a faceup order token gain 1 aim and 1 dodge token when they next activate.',
    de: 'Sun Fac und eigene Geonosianische Krieger erhalten untereinander Koordinieren; Krieger mit offenem Befehlsmarker erhalten bei ihrer nächsten Aktivierung 1 Ziel- und 1 Ausweichmarker.',
  },
  'we-shall-start-with-revenge': {
    en: 'Maul and Savage each gain 1 aim token for each of their wounds, and one of Maul’s command cards returns from the discard pile.',
    de: 'Maul und Savage erhalten je eigener Wunde 1 Zielmarker, und eine von Mauls Kommandokarten kehrt vom Ablagestapel zurück.',
  },
  'were-not-programmed': {
    en: 'Rex gains 2 surge tokens and Inspire 2, and may recover when he next activates.',
    de: 'Rex erhält 2 Energiemarker und Inspirieren 2 und darf sich bei seiner nächsten Aktivierung erholen.',
  },
  'whipcord-launcher-command': {
    en: 'Boba can move away from engaged units that are immobilized. As a free action a trooper unit in range 1 and sight gains 2 immobilize tokens and 2 suppression.',
    de: 'Boba kann sich von bewegungsunfähigen Gegnern im Nahkampf wegbewegen. Als freie Aktion erhält eine Truppe in Reichweite 1 und Sicht 2 Bewegungsunfähig- und 2 Niederhalten-Marker.',
  },
  'whistling-birds': {
    en: 'As an action Din Djarin chooses up to 3 enemies near him and in sight; each rolls a white attack die for each of its miniatures and suffers 1 wound for every result that is no blank.',
    de: 'Als Aktion wählt Din Djarin bis zu 3 Feinde in seiner Nähe und Sicht; für jede ihrer Miniaturen fällt ein weißer Angriffswürfel, und jedes Ergebnis außer Leer macht 1 Schaden.',
  },
  'witch-magick': {
    en: 'Maul loses up to 2 wounds and any poison and immobilize tokens; he recovers at the start of his next activation.',
    de: 'Maul verliert bis zu 2 Wunden und beliebig viele Gift- und Bewegungsunfähig-Marker; zu Beginn seiner nächsten Aktivierung erholt er sich.',
  },
  'yes-my-master': {
    en: 'Must be shown at setup and stays in play: Ventress gains Bounty and Reinforcements, or Demoralize 1, Makashi Mastery and Outmaneuver.',
    de: 'Muss beim Aufbau gezeigt werden und bleibt im Spiel: Ventress erhält Kopfgeld und Verstärkung oder Demoralisieren 1, Meister des Makashi und Ausmanövrieren.',
  },
  'you-are-beaten': {
    en: 'If Ahsoka defeats a unit this round, she may attack twice and move for free. Units she attacks in melee may move away for free.',
    de: 'Besiegt Ahsoka in dieser Runde eine Einheit, darf sie zweimal angreifen und sich kostenlos bewegen. Wen sie im Nahkampf angreift, der darf sich kostenlos zurückziehen.',
  },
  'you-disappoint-me': {
    en: 'Each unit that this card orders gains 1 dodge token; after Dooku’s ranged attacks on troopers you move them with speed 2.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält 1 Ausweichmarker; nach Dookus Fernkampfangriffen auf Truppen bewegst du diese mit Tempo 2.',
  },
  'you-have-something-i-want': {
    en: 'Not in the first round. A unit of Dark Troopers with a faceup order token is taken off the table and placed anew, outside range 2 of enemies; its order token is turned facedown.',
    de: 'Nicht in der ersten Runde. Eine Einheit Dark Trooper mit offenem Befehlsmarker wird vom Tisch genommen und außerhalb von Reichweite 2 aller Feinde neu aufgestellt; ihr Befehlsmarker wird verdeckt.',
  },
  'you-hide-your-fear-well': {
    en: 'Seventh Sister gains Demoralize; suppressed enemies near her reroll 1 die fewer for each aim token.',
    de: 'Die Siebte Schwester erhält Demoralisieren; niedergehaltene Feinde in ihrer Nähe würfeln je Zielmarker 1 Würfel weniger neu.',
  },
  'you-serve-your-master-well': {
    en: 'As a free action Luke makes one of your lesser trooper units move or attack, or gives a suppressed enemy one 3 suppression.',
    de: 'Als freie Aktion lässt Luke eine eigene einfache Truppe sich bewegen oder angreifen oder gibt einer niedergehaltenen feindlichen 3 Niederhalten-Marker.',
  },
  'you-underestimate-my-power': {
    en: 'Anakin adds 6 white dice when he attacks a unit with a facedown order token.',
    de: 'Greift Anakin eine Einheit mit verdecktem Befehlsmarker an, erhält er 6 weiße Würfel.',
  },
  'you-would-question-me': {
    en: 'Stays in play: aim tokens of Fifth Brother give Seventh Sister dodge tokens and dodge tokens aim tokens; one may take an immobilize token so that the other gains 1 token more.',
    de: 'Bleibt im Spiel: Zielmarker des Fünften Bruders geben der Siebten Schwester Ausweichmarker und Ausweichmarker Zielmarker; einer darf einen Bewegungsunfähig-Marker nehmen, damit der andere 1 Marker mehr erhält.',
  },
  'z-6-jetpack-rocket': {
    en: 'Boba has the rocket on this card in his activation.',
    de: 'Boba hat in seiner Aktivierung die Rakete dieser Karte.',
  },
} satisfies Partial<Record<CommandId, Named>>;

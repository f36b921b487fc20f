import type { Entry } from './entry.js';

/** Unit keywords from A to H that no squad of Special Operations has: German name, then what it does. X is the number on the card. */
export const UNIT_KEYWORDS_A_H = {
  'Advanced Targeting': [
    'Erweiterte Zielerfassung',
    'Attacking a unit of the named type, this unit may gain X aim tokens; it then forms a single attack pool.',
    'Greift die Einheit den genannten Typ an, darf sie X Zielmarker erhalten; sie bildet dann nur einen Angriffspool.',
  ],
  Aid: [
    'Beistand',
    'When this unit would gain an aim, dodge or surge token, a friendly unit of the named kind in range 2 and sight may gain it instead; this unit then gains 1 suppression.',
    'Würde die Einheit einen Ziel-, Ausweich- oder Energiemarker erhalten, darf ihn stattdessen eine befreundete Einheit der genannten Art in Reichweite 2 und Sicht erhalten; die Einheit erhält dafür 1 Niederhalten-Marker.',
  ],
  'Allies of Convenience': [
    'Zweckbündnis',
    'This unit may order mercenaries of any affiliation, and the army may include one mercenary more, within the limits of its ranks.',
    'Die Einheit darf Söldnern jeder Zugehörigkeit Befehle geben, und die Armee darf einen Söldner mehr enthalten, im Rahmen der Ränge.',
    'A-6',
  ],
  Arsenal: [
    'Arsenal',
    'Each miniature may add up to X of its weapons to attack pools.',
    'Jede Miniatur darf bis zu X ihrer Waffen in Angriffspools einsetzen.',
  ],
  Associate: [
    'Verbündeter',
    'While the named unit is in the army, this unit does not count towards the maximum of its rank.',
    'Ist die genannte Einheit in der Armee, zählt diese nicht zum Höchstwert ihres Ranges.',
    'A-8',
  ],
  'Ataru Mastery': [
    'Meister des Ataru',
    'This unit may attack twice in its activation. After an attack it gains 1 dodge token, after defending 1 aim token.',
    'Die Einheit darf in ihrer Aktivierung zweimal angreifen. Nach einem Angriff erhält sie 1 Ausweichmarker, nach einer Verteidigung 1 Zielmarker.',
  ],
  'Attack Run': [
    'Angriffsflug',
    'At the start of its activation this unit may raise or lower its speed by 1 until the end of that activation.',
    'Zu Beginn ihrer Aktivierung darf die Einheit ihr Tempo bis zu deren Ende um 1 erhöhen oder senken.',
  ],
  Barrage: [
    'Sperrfeuer',
    'This unit may take two attack actions if it does not use Arsenal in that activation.',
    'Die Einheit darf zwei Angriffsaktionen ausführen, wenn sie in dieser Aktivierung Arsenal nicht nutzt.',
  ],
  Bounty: [
    'Kopfgeld',
    'During setup an enemy commander or operative gets a bounty token. If this unit defeats it, its owner scores.',
    'Beim Aufbau erhält ein feindlicher Commander oder Operative einen Kopfgeldmarker. Besiegt ihn diese Einheit, gibt das Siegpunkte.',
  ],
  Cache: [
    'Vorrat',
    'The named tokens lie on the card from setup on; the unit may spend them at any time.',
    'Die genannten Marker liegen ab dem Aufbau auf der Karte; die Einheit darf sie jederzeit ausgeben.',
  ],
  'Calculate Odds': [
    'Chancen berechnen',
    'Card action: a friendly trooper unit in range 2 and sight gains 1 aim, 1 dodge and 1 suppression token.',
    'Kartenaktion: Eine befreundete Truppeneinheit in Reichweite 2 und Sicht erhält 1 Ziel-, 1 Ausweich- und 1 Niederhalten-Marker.',
  ],
  Claim: [
    'Beanspruchen',
    'This unit may take up mission tokens as the mission card says.',
    'Die Einheit darf Missionsmarker aufnehmen, wie die Missionskarte es sagt.',
  ],
  'Climbing Vehicle': ['Kletterfahrzeug', 'Climbs like a trooper.', 'Klettert wie eine Truppeneinheit.'],
  'Command Vehicle': [
    'Kommandofahrzeug',
    'Helps to lead the army: friendly units within range X treat this vehicle like a nearby commander.',
    'Hilft, die Armee zu führen: Befreundete Einheiten in Reichweite X behandeln das Fahrzeug wie einen Commander in der Nähe.',
  ],
  Compel: [
    'Antreiben',
    'After another friendly unit of the named kind in range 2 rallies and is suppressed but not panicked, it may take 1 suppression for a free speed-1 move.',
    'Hat sich eine andere befreundete Einheit der genannten Art in Reichweite 2 gesammelt und ist niedergehalten, aber nicht in Panik, darf sie 1 Niederhalten-Marker für eine freie Bewegung mit Tempo 1 nehmen.',
  ],
  'Complete the Mission': [
    'Auftrag ausführen',
    'A priority token is placed in contested territory. In range 1 of it this unit blocks with surges, and its attacks on enemies there have Critical 2.',
    'Im umkämpften Gebiet wird ein Vorrangmarker gelegt. In dessen Reichweite 1 wehrt die Einheit mit Energien ab; Angriffe auf Feinde dort haben Kritisch 2.',
  ],
  Counterpart: [
    'Gegenstück',
    'Joins the unit that names it and is part of it from then on.',
    'Schließt sich der Einheit an, die es nennt, und gehört von da an zu ihr.',
    'A-8',
  ],
  Cover: [
    'Deckung',
    'Improves this unit’s cover against ranged attacks by X.',
    'Verbessert die Deckung der Einheit gegen Fernkampfangriffe um X.',
  ],
  Cunning: [
    'Gewitzt',
    'When command cards tie for priority, a card that belongs to this unit counts one pip less.',
    'Bei Gleichstand um die Initiative zählt eine Kommandokarte dieser Einheit ein Symbol weniger.',
  ],
  'Death from Above': [
    'Tod von oben',
    'While its leader stands on higher terrain than the defender’s leader, the defender has no use of cover.',
    'Steht ihr Anführer auf höherem Gelände als der des Verteidigers, nützt diesem keine Deckung.',
  ],
  Demoralize: [
    'Demoralisieren',
    'After this unit rallies, enemy units in range 2 gain up to X suppression tokens in total.',
    'Nachdem sich die Einheit gesammelt hat, erhalten feindliche Einheiten in Reichweite 2 zusammen bis zu X Niederhalten-Marker.',
  ],
  Detachment: [
    'Abkommandiert',
    'Needs one of the named units for itself in the army, and does not count towards the maximum of its rank.',
    'Braucht eine der genannten Einheiten für sich allein in der Armee und zählt nicht zum Höchstwert ihres Ranges.',
    'A-8',
  ],
  Distract: [
    'Ablenken',
    'Free action: an enemy trooper unit in range 2 and sight must attack this unit this round if it can. This unit loses Inconspicuous for that time.',
    'Freie Aktion: Eine feindliche Truppeneinheit in Reichweite 2 und Sicht muss in dieser Runde diese Einheit angreifen, falls möglich. Unauffällig gilt so lange nicht.',
  ],
  'Divine Influence': [
    'Göttlicher Einfluss',
    'Friendly Ewok troopers in range 1 and sight gain Guardian 2 for this unit, and may cancel critical results with it.',
    'Befreundete Ewok-Truppen in Reichweite 1 und Sicht erhalten Wächter 2 für diese Einheit und dürfen damit auch kritische Ergebnisse aufheben.',
  ],
  'Djem So Mastery': [
    'Meister des Djem So',
    'When this unit suffers wounds from a melee attack with surges in its defence roll, the attacker suffers 1 wound.',
    'Erleidet die Einheit durch einen Nahkampfangriff Schaden und hat sie dabei Energien gewürfelt, erleidet der Angreifer 1 Schaden.',
  ],
  Dodge: [
    'Ausweichen',
    'The card gives dodge tokens; each cancels one hit while defending.',
    'Die Karte gibt Ausweichmarker; jeder hebt beim Verteidigen einen Treffer auf.',
  ],
  Duelist: [
    'Duellant',
    'In melee, a spent aim token gives Pierce 1, a spent dodge token Immune: Pierce.',
    'Im Nahkampf gibt ein ausgegebener Zielmarker Durchschlagen 1, ein ausgegebener Ausweichmarker Immun: Durchschlagen.',
  ],
  Enrage: [
    'Raserei',
    'With X or more wounds this unit has Charge, no courage value and no suppression.',
    'Mit X oder mehr Schaden hat die Einheit Sturmangriff, keinen Mutwert und keine Niederhalten-Marker.',
  ],
  Entourage: [
    'Gefolge',
    'One of the named units does not count towards the maximum of its rank, and this unit may order one in range 2.',
    'Eine der genannten Einheiten zählt nicht zum Höchstwert ihres Ranges, und die Einheit darf einer in Reichweite 2 einen Befehl geben.',
    'A-8',
  ],
  Equip: ['Ausgerüstet', 'Must equip the named upgrades.', 'Muss die genannten Aufwertungen tragen.', 'A-8'],
  'Expert Climber': ['Kletterexperte', 'Climbs up to height 2.', 'Klettert bis Höhe 2.'],
  'Eyes on the Prize': [
    'Das Ziel vor Augen',
    'Has the named keyword while it goes for the objective, as its card says.',
    'Hat das genannte Schlüsselwort, während sie dem Missionsziel nachgeht, wie ihre Karte sagt.',
  ],
  'Field Commander': [
    'Feldkommandant',
    'The army may do without a commander; this unit then acts as one for command cards that name no unit.',
    'Die Armee darf ohne Commander auskommen; die Einheit übernimmt dann seine Aufgabe für Kommandokarten, die keine Einheit nennen.',
    'A-8',
  ],
  'Fire Support': [
    'Feuerunterstützung',
    'When this unit is ordered it gains a standby token.',
    'Erhält die Einheit einen Befehl, bekommt sie einen Bereitschaftsmarker.',
  ],
  'Flexible Response': ['Flexible Reaktion', 'Must equip X heavy weapon upgrades.', 'Muss X Aufwertungen „Schwere Waffe“ tragen.', 'A-8'],
  'Full Pivot': ['Volle Drehung', 'Pivots up to 180 degrees.', 'Dreht sich um bis zu 180 Grad.'],
  Generator: [
    'Generator',
    'In the end phase up to X spent shields come back.',
    'In der Endphase kehren bis zu X verbrauchte Schilde zurück.',
  ],
  Guidance: [
    'Anleitung',
    'Card action: another friendly unit of the named kind in range 2 takes a free action that is not an attack.',
    'Kartenaktion: Eine andere befreundete Einheit der genannten Art in Reichweite 2 führt eine freie Aktion aus, aber keinen Angriff.',
  ],
  Gunslinger: [
    'Revolverheld',
    'One ranged weapon may be used a second time against another unit in the same attack.',
    'Eine Fernkampfwaffe darf im selben Angriff ein zweites Mal gegen eine andere Einheit benutzt werden.',
  ],
  'Heavy Weapon Team': [
    'Schweres Waffenteam',
    'Must equip a heavy weapon upgrade, whose miniature is its leader.',
    'Muss eine Aufwertung „Schwere Waffe“ tragen, deren Miniatur der Anführer ist.',
    'A-8',
  ],
  'Hold the Line': [
    'Stellung halten',
    'While engaged, attack surges are hits and defence surges are blocks.',
    'Im Handgemenge sind Angriffsenergien Treffer und Verteidigungsenergien Abwehr.',
  ],
  Hover: [
    'Schweben',
    'Moves as its kind of hover says: on the ground it may stand by like a ground vehicle; in the air it passes over terrain up to height X.',
    'Bewegt sich nach seiner Art zu schweben: am Boden darf sie wie ein Bodenfahrzeug in Bereitschaft gehen; in der Luft überquert sie Gelände bis Höhe X.',
  ],
  Hunted: [
    'Gejagt',
    'Begins the game with a bounty token if the enemy has a unit with Bounty.',
    'Beginnt mit einem Kopfgeldmarker, wenn der Gegner eine Einheit mit Kopfgeld hat.',
  ],
} as const satisfies Readonly<Record<string, Entry>>;

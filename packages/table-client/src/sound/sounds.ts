/** Everything that can be heard at a table. */
export const SOUNDS = ['step', 'shot', 'hit', 'heal', 'turn-over', 'defeat', 'alarm', 'card', 'event'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone: from one frequency to another within so many seconds, after so many seconds. */
interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly after?: number;
  readonly lasts: number;
  readonly loud: number;
}
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  step: [{ wave: 'triangle', from: 170, to: 110, lasts: 0.09, loud: 0.35 }],
  shot: [{ wave: 'sawtooth', from: 1400, to: 180, lasts: 0.22, loud: 0.22 }],
  hit: [
    { wave: 'square', from: 160, to: 60, lasts: 0.16, loud: 0.3 },
    { wave: 'triangle', from: 90, to: 45, lasts: 0.28, loud: 0.4 },
  ],
  heal: [
    { wave: 'sine', from: 523, to: 523, lasts: 0.18, loud: 0.3 },
    { wave: 'sine', from: 784, to: 784, after: 0.1, lasts: 0.3, loud: 0.3 },
  ],
  'turn-over': [{ wave: 'triangle', from: 420, to: 760, lasts: 0.12, loud: 0.3 }],
  defeat: [{ wave: 'sawtooth', from: 320, to: 40, lasts: 0.5, loud: 0.28 }],
  alarm: [
    { wave: 'square', from: 660, to: 660, lasts: 0.2, loud: 0.2 },
    { wave: 'square', from: 520, to: 520, after: 0.24, lasts: 0.2, loud: 0.2 },
    { wave: 'square', from: 660, to: 660, after: 0.48, lasts: 0.2, loud: 0.2 },
  ],
  card: [{ wave: 'triangle', from: 900, to: 600, lasts: 0.06, loud: 0.25 }],
  event: [
    { wave: 'sine', from: 196, to: 196, lasts: 0.6, loud: 0.4 },
    { wave: 'sine', from: 294, to: 294, after: 0.06, lasts: 0.6, loud: 0.25 },
  ],
};

let audio: AudioContext | null = null;
/** Made from tones, so that nothing is loaded. Browsers stay silent until the reader has touched the page once. */
export const playSound = (sound: Sound, volume: number): void => {
  if (volume <= 0) return;
  audio ??= new AudioContext();
  for (const { wave, from, to, after = 0, lasts, loud } of TONES[sound]) {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator(),
      gain = audio.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    gain.gain.setValueAtTime(loud * volume * 0.4, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + lasts + 0.02);
  }
};

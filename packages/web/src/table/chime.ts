let audio: AudioContext | null = null;

/** Two soft notes: it is your decision. Silent until the reader has touched the page once, as browsers want it. */
export const chime = (): void => {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, frequency] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator(),
      volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + i * 0.14);
    volume.gain.linearRampToValueAtTime(0.06, start + i * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.14 + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + i * 0.14);
    tone.stop(start + i * 0.14 + 0.55);
  }
};

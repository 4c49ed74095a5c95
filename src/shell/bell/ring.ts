/** Two rising notes, in hertz and seconds: audible over the noise of a shop, and short. */
const NOTES = [
  { pitch: 880, at: 0 },
  { pitch: 1174.66, at: 0.14 },
] as const;
const LENGTH = 0.32;
const LOUDNESS = 0.25;

let context: AudioContext | null = null;

/** Rings once. Browsers allow sound only after the user has touched the page. */
export async function ring(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const { currentTime, destination } = context;
  for (const { pitch, at } of NOTES) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}

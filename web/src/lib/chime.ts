import { preferences } from './preferences.svelte.ts';

let context: AudioContext | undefined;

/** A soft sound: two bells a fifth apart. */
export function chime(): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, at] of [
    [523.25, 0],
    [783.99, 0.12],
  ]) {
    const bell = context.createOscillator();
    const fade = context.createGain();
    bell.frequency.value = pitch;
    fade.gain.setValueAtTime(0.0001, now + at);
    fade.gain.exponentialRampToValueAtTime(0.08, now + at + 0.02);
    fade.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.9);
    bell.connect(fade).connect(context.destination);
    bell.start(now + at);
    bell.stop(now + at + 1);
  }
}

import { t } from '../words/index.ts';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** `5 minutes ago`, in the language of the page. */
export function ago(moment: number, now = Date.now()): string {
  const seconds = (now - moment) / 1000;
  const words = new Intl.RelativeTimeFormat(t().locale, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, each]) => seconds >= each) ?? ['second', Infinity];
  return words.format(-Math.floor(seconds / length) || 0, unit);
}

/** `12 Nov`, in the language of the page. */
export function day(moment: number): string {
  return new Intl.DateTimeFormat(t().locale, { day: 'numeric', month: 'short' }).format(moment);
}

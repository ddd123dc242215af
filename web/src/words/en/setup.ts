/** What the page says where a table is set up, or joined. */
const UNITS: [number, string][] = [
  [86400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** A length of time in words, in the largest unit that it is a whole number of. */
function span(seconds: number): string {
  const [length, unit] = UNITS.find(([one]) => seconds % one === 0) ?? UNITS[3];
  return `${seconds / length} ${unit}${seconds === length ? '' : 's'}`;
}

export const setup = {
  title: (game: string) => `A table of ${game}`,
  seats: 'Seats',
  person: 'Invited',
  open: 'Open to anyone',
  me: 'Me',
  nobody: 'Not used',
  seat: (n: number) => `Seat ${n}`,
  name: 'Name',
  nameOf: (n: number) => `Name of seat ${n}`,
  people: 'People',
  bots: 'Bots',
  atOnce: 'The game begins at once.',
  links: 'Invitation links come next.',
  provenance: {
    rulebook: (n: number) => `${n} values printed in the rules`,
    source: (n: number) => `${n} read on public pages`,
    reconstructed: (n: number) => `${n} our own`,
  },
  reconstructed: 'Our own values are made to fit the known facts. Who owns the box can put in its numbers.',
  values: 'Every value, and where it comes from',
  invited: 'You are invited to a table. What shall the others call you?',
  sitDown: 'Sit down',
  noSecret: 'This address lacks the secret part of an invitation.',
  askAgain: 'Ask your host for a new link.',
  takenHow:
    'If you sit there yourself, you can go on here: both devices then show the same cards, and all are told. ' +
    'If somebody sent you this link as an invitation, ask them for another one: they would see your cards.',
  anotherDevice: 'It is my seat: play on this device, too',
  used: 'This invitation has been used already.',
  usedHow:
    'If that was you, come with the same browser, or by your own link to the seat, which its menu shows there. ' +
    'Otherwise ask your host for another one.',
  ownLink: 'My link to this seat',
  ownLinkHow: 'It opens your seat on another device of yours. Keep it to yourself: whoever has it plays for you.',
  newOwnLinkSure:
    'Your other devices, and whoever else has an older link to this seat, are then turned out. Make a new one?',
  tableLink: 'Link to this table',
  anyone: 'Whoever opens it may take an open seat, or watch.',
  watchers: 'Whoever opens it may watch.',
  qr: 'QR code',
  hideQr: 'Hide the QR code',
  makeLink: 'Make a link',
  newLinkSure: 'The old link will no longer count.',
  rename: 'Change my name',
  openSeat: 'An open seat',
  guest: 'A guest',
  expected: 'not here yet',
  here: 'is here',
  you: 'you',
  hostDeals: 'The host deals the cards when everybody is here.',
  fills: 'Courtiers take the seats that are still open.',
  remove: 'Take the seat back',
  freeBot: 'Open this seat',
  seatBot: 'Put a bot here',
  yes: 'yes',
  no: 'no',
  names: ['Leontine', 'Casimir', 'Odile', 'Ruprecht'],
  settings: 'How it is played',
  confirm: 'Ask before a choice that cannot be taken back',
  advice: 'The Chancellor gives hints',
  spectators: 'Spectators may watch',
  listed: 'Listed in the lobby',
  clock: 'Clock',
  clockEach: 'For each decision',
  clockGame: 'For the game',
  clockOf: ({ clock, bank, increment }: { clock: number; bank: number; increment: number }) => {
    if (clock) return `${span(clock)} for each decision`;
    if (!bank) return 'No limit';
    return `${span(bank)} for the game${increment ? `, and ${span(increment)} more for each decision` : ''}`;
  },
  pace: 'Bots take at least',
  paceOf: (n: number) => (n === 0 ? 'no time' : `${n} s`),
  components: 'Component set',
  start: 'Deal the cards',
  create: 'Set up the table',
  invitation: 'Invitation',
  invite: (name: string) => `Send this link to ${name}. Whoever opens it sits there.`,
  inviteAnyone: 'Whoever opens this link sits here.',
  tooFew: 'Too few seats.',
  levels: {
    page: 'Page: a beginner',
    courtier: 'Courtier: plays at once, knows the ropes',
    chancellor: 'Chancellor: thinks about a second',
    sovereign: 'Sovereign: thinks about five seconds',
    random: 'Anything goes',
  } as Record<string, string>,
};

/** What the page says when a game is over: the reckoning, and whether the deal was fair. */
export const end = {
  title: 'The reckoning',
  wins: (name: string) => `${name} wins`,
  youWin: 'You win',
  shared: (names: string) => `${names} share the victory`,
  total: 'Total',
  rematch: 'Play again',
  replay: 'Watch the replay',
  link: 'Link to this game',
  table: 'Show the table',
  next: 'Next',
  previous: 'Back',
  play: 'Tell it',
  leads: (name: string, points: number) => `${name} leads with ${points}.`,
  tied: (names: string, points: number) => `${names} are level at ${points}.`,
  begins: 'The points are counted source by source.',
  steps: (n: number) => `Told in ${n} steps`,
  step: (n: number, all: number, name: string) => `${n} of ${all}, ${name}:`,
  pause: 'Pause',
  account: (name: string) => `${name}’s account`,
  winner: 'Winner',
  winners: 'Winners',
  together: 'Level in everything that counts',
  broke: (name: string) => `Level with ${name}, ahead by the tie-break`,
  ahead: (n: number, name: string) => (n === 1 ? `One point ahead of ${name}` : `${n} points ahead of ${name}`),
  nextGame: 'To the next game',
};

export const deal = {
  title: 'The deal',
  check: 'Check the deal',
  nobody: '✓ Nobody chose it',
  asPromised: '✓ As it was promised',
  broken: 'Not as it was promised',
  figures: 'All figures',
  hash: 'Hash of the server’s half, told before the deal',
  ofServer: 'The server’s half',
  shareOf: (name: string) => `Share of ${name}`,
  made: 'Seed, made of these',
  byHand: 'To check the record of the game, too',
  half: {
    promised: 'The server’s half of the seed is the one whose hash this browser was told before the deal.',
    shown:
      'The server’s half of the seed fits the hash that the table shows. This browser was not there before the deal.',
    wrong: 'The server’s half of the seed is not the one that was promised before the deal.',
  },
  mine: {
    in: 'Your share, made by this browser, is in it.',
    late: 'Your share is not in it: the cards were dealt before it came.',
    wrong: 'Your share is not in it, although the table had taken it.',
    none: 'This browser put in no share.',
  },
  seed: {
    made: (names: string) => `The seed is made of that half and the shares of ${names}.`,
    alone: (_names: string) => 'Nobody put in a share: the server alone made this deal.',
    wrong: (_names: string) => 'The seed does not come out of that half and the shares that are told.',
  },
  after: (names: string) =>
    `${names} came after you, and could have chosen the deal only together with whoever runs the server.`,
  cannot:
    'Browsers check this only over https, or on the machine that serves. Download the record, and check it ' +
    'with the command below.',
  promise: 'Hash of the server’s half',
  shares: 'Shares of the deal',
  sharesOf: (n: number, people: number) => `${n} of ${people} put in`,
  onceMore: 'The cards are dealt as soon as everybody is here.',
  gaveUp: (n: number) =>
    n === 1
      ? 'The host dealt and gave up one table of this game in the last day.'
      : `The host dealt and gave up ${n} tables of this game in the last day.`,
  arranged: 'Arranged deal',
  why: {
    '': '',
    record: 'This game was set up from a record: somebody may know the cards.',
    moment: 'This game goes on from a moment of another one: somebody may know the cards.',
    seed: 'The host gave the seed of this deal: somebody may know the cards.',
  },
};

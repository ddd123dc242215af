const UNITS: [number, string][] = [[86400, 'day'], [3600, 'hour'], [60, 'minute'], [1, 'second']];

/** A length of time in words, in the largest unit that it is a whole number of. */
function span(seconds: number): string {
  const [length, unit] = UNITS.find(([one]) => seconds % one === 0) ?? UNITS[3];
  return `${seconds / length} ${unit}${seconds === length ? '' : 's'}`;
}

/** Everything the page says, apart from the games' own words. Other languages are `: typeof en`. */
export const en = {
  name: 'English',
  app: { title: 'Antechamber', motto: 'Four games of crown, court and intrigue' },
  common: {
    back: 'Back to the lobby', close: 'Close', cancel: 'Cancel', copy: 'Copy', copied: 'Copied', share: 'Share', you: 'You', save: 'Save', loading: 'Laying out the table …',
    notFound: 'There is nothing at this address.', fasterSoon: 'Bots get faster in a moment',
  },
  lobby: {
    playNow: 'Play now', setUp: 'Set up a table', learn: 'Learn', players: 'players', minutes: 'min', weight: 'Weight', weightOf: (n: number) => `weight ${n} of 5`,
    mine: 'My tables', open: 'Open tables', finished: 'Finished games', join: 'Join', watch: 'Watch', yourTurn: 'Your turn',
    noMine: 'No table yet. “Play now” seats you against bots.', noOpen: 'Nobody is waiting for players just now.', noFinished: 'Finished games wait here for a second look.',
    notStarted: 'Waiting for players', host: 'You are the host', openRecord: 'Open a record file', recordWrong: 'That is not a record of a game.',
    won: (points: number) => `Won with ${points}`, placed: (place: string, points: number) => `${place} with ${points}`, ended: 'Ended early', places: ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth'],
    locale: 'en-GB', games: 'Games', openShort: 'Open', finishedShort: 'Finished', free: 'free seat', guest: 'a guest', with: (names: string) => `with ${names}`, thinks: 'is thinking', several: (n: number) => `${n} players`, choose: 'still choosing',
    tableOf: (name: string) => `${name}’s table`, someoneWon: (name: string, points: number) => `${name} won with ${points}`,
  },
  settings: {
    title: 'Settings', language: 'Language', theme: 'Theme', device: 'As the device', parchment: 'Parchment', candlelight: 'Candlelight', sound: 'A soft sound when it is my turn', stillness: 'No motion', myName: 'My name', forget: 'Forget me on this device', forgetSure: 'Your seats can then only be taken again by their links.',
  },
  setup: {
    title: (game: string) => `A table of ${game}`, seats: 'Seats', person: 'Invited', bot: 'Bot', open: 'Open to anyone', me: 'Me', level: 'Level', nobody: 'Not used',
    seat: (n: number) => `Seat ${n}`, name: 'Name', nameOf: (n: number) => `Name of seat ${n}`, people: 'People', bots: 'Bots', atOnce: 'The game begins at once.', links: 'Invitation links come next.',
    provenance: { rulebook: (n: number) => `${n} values printed in the rules`, source: (n: number) => `${n} read on public pages`, reconstructed: (n: number) => `${n} our own` }, reconstructed: 'Our own values are made to fit the known facts. Who owns the box can put in its numbers.', values: 'Every value, and where it comes from',
    invited: 'You are invited to a table. What shall the others call you?', sitDown: 'Sit down', noSecret: 'This address lacks the secret part of an invitation.', askAgain: 'Ask your host for a new link.', used: 'This invitation has been used already.', usedHow: 'If that was you, come with the same browser, or by your own link to the seat, which its menu shows there. Otherwise ask your host for another one.',
    ownLink: 'My link to this seat', ownLinkHow: 'It opens your seat on another device of yours. Keep it to yourself: whoever has it plays for you.', newOwnLinkSure: 'Your other devices, and whoever else has an older link to this seat, are then turned out. Make a new one?', tableLink: 'Link to this table', anyone: 'Whoever opens it may take an open seat, or watch.', watchers: 'Whoever opens it may watch.', qr: 'QR code', hideQr: 'Hide the QR code', makeLink: 'Make a link', newLinkSure: 'The old link will no longer count.',
    rename: 'Change my name', openSeat: 'An open seat', guest: 'A guest', expected: 'not here yet', here: 'is here', you: 'you', hostDeals: 'The host deals the cards when everybody is here.', fills: 'Courtiers take the seats that are still open.', remove: 'Take the seat back', freeBot: 'Open this seat', seatBot: 'Put a bot here', choose: 'Choose a level', yes: 'yes', no: 'no',
    names: ['Leontine', 'Casimir', 'Odile', 'Ruprecht'],
    options: 'How it is played', confirm: 'Ask before a choice that cannot be taken back', hints: 'The Chancellor gives hints', spectators: 'Spectators may watch', listed: 'Listed in the lobby', clock: 'Clock', clockEach: 'For each decision', clockGame: 'For the game',
    clockOf: ({ clock, bank, increment }: { clock: number; bank: number; increment: number }) => {
      if (clock) return `${span(clock)} for each decision`;
      if (!bank) return 'No limit';
      return `${span(bank)} for the game${increment ? `, and ${span(increment)} more for each decision` : ''}`;
    },
    pace: 'Bots take at least', paceOf: (n: number) => (n === 0 ? 'no time' : `${n} s`), components: 'Component set', start: 'Deal the cards', create: 'Set up the table', invitation: 'Invitation', invite: (name: string) => `Send this link to ${name}. Whoever opens it sits there.`, inviteAnyone: 'Whoever opens this link sits here.', tooFew: 'Too few seats.',
    levels: { page: 'Page: a beginner', courtier: 'Courtier: plays at once, knows the ropes', chancellor: 'Chancellor: thinks about a second', sovereign: 'Sovereign: thinks about five seconds', random: 'Anything goes' } as Record<string, string>,
  },
  table: {
    yourTurn: 'Your turn', waitingFor: (names: string) => `Waiting for ${names}`, over: 'The game is over', undo: 'Undo', withdraw: 'Withdraw', confirm: 'Confirm', reconsider: 'Not yet', final: 'This cannot be taken back.',
    options: 'Your options', log: 'Log', chat: 'Chat', rules: 'Rules', hint: 'Hint', scores: 'Scores', menu: 'Menu', table: 'Table', board: 'Board', mineTab: 'Mine', rivals: 'Rivals',
    ready: 'ready', choosing: 'choosing', nothing: 'Nothing to decide now.', say: 'Say something', send: 'Send', offline: 'Connection lost; trying again …', unstored: (waits: boolean) => `The server cannot store choices at the moment. Nothing is lost${waits ? '; your choice waits' : ''}.`, standIn: (level: string) => `${level} plays for the absent`, back: 'I am back', present: 'present', absent: 'away', spectators: (n: number) => (n === 1 ? '1 spectator' : `${n} spectators`),
    offered: (bot: string) => `The host asks: may a bot, ${bot}, play for you?`, playOn: 'I play on', letPlay: 'Let a bot play for me', wasOffered: 'was asked', putBot: 'Let a bot play', sendBotAway: 'Send the bot away', takeBackSure: (name: string) => `${name} will no longer play here, and a bot plays on. All are told. Are you sure?`, level: (level: string) => `${level[0].toUpperCase()}${level.slice(1)}`,
    rewindAsked: (name: string) => `${name} asks to go back. The cards are then dealt anew from there. Agree?`, rewindWaits: (names: string) => `You asked to go back; waiting for ${names}.`, askRewind: 'Ask all to go back before my last choice', closed: 'The host has ended this table.', agree: 'Agree', refuse: 'Refuse', showMoment: 'Show this moment', thinking: 'The Chancellor is thinking …', chance: (n: number) => `${Math.round(n * 100)} % to win`,
    start: 'Deal the cards', waitingToStart: 'The table is set', sit: 'Sit here', links: 'Invitations', newLink: 'New link', leave: 'Stand up', closeTable: 'End this table', deleteTable: 'Delete this table', sure: 'Are you sure?', host: 'Host’s tools', bot: (level: string) => `Bot, ${level}`, replay: 'Replay', record: 'Download the record', components: 'Components', searchRules: 'Search the rules',
    timeLeft: (name: string) => `Time left for ${name}`, waited: 'Waiting for', hurry: 'A quarter of your time is left. After that a Courtier plays for you.', setClock: 'Clock, from now on',
    closer: 'Closer', farther: 'Farther', whole: 'Whole board',
    choose: 'Choose by clicking what glows, or here:', several: 'Several ways to do that:',
  },
  talk: {
    about: (name: string) => `About ${name}`, spectator: 'spectator', mute: 'Mute, for me', muted: (name: string) => `You have muted ${name}.`, hear: 'Hear again', unheard: (n: number) => (n === 1 ? '1 person is not heard' : `${n} people are not heard`), silence: 'Ask to be silent', isSilent: (name: string) => `${name} is silent at this table.`, letSpeak: 'Let speak', sendAway: 'Send away', isAway: (name: string) => `${name} was sent away.`, letIn: 'Let in', youAreSilent: 'The host has asked you to be silent at this table.',
  },
  end: {
    title: 'The reckoning', wins: (name: string) => `${name} wins`, youWin: 'You win', shared: (names: string) => `${names} share the victory`, total: 'Total', rematch: 'Play again', replay: 'Watch the replay', analysis: 'Analysis', link: 'Link to this game', table: 'Show the table', next: 'Next', previous: 'Back', play: 'Tell it', place: 'Place', leads: (name: string, points: number) => `${name} leads with ${points}.`, tied: (names: string, points: number) => `${names} are level at ${points}.`,
    begins: 'The points are counted source by source.', steps: (n: number) => `Told in ${n} steps`, step: (n: number, all: number, name: string) => `${n} of ${all}, ${name}:`, pause: 'Pause', account: (name: string) => `${name}’s account`, winner: 'Winner', winners: 'Winners', together: 'Level in everything that counts', broke: (name: string) => `Level with ${name}, ahead by the tie-break`, ahead: (n: number, name: string) => (n === 1 ? `One point ahead of ${name}` : `${n} points ahead of ${name}`), nextGame: 'To the next game',
    farewell: { royals: 'Three periods have passed', catherine: 'Three decades have passed', 'first-tsar': 'The Tsar has weighed his boyars', potemkin: 'The empress has sailed by' } as Record<string, string>,
    sources: {
      royals: { city: 'Cities', period: 'Periods', country: 'Countries', house: 'Noble House', title: 'Titles' },
      catherine: { cannons: 'Cannons', residences: 'Residences', cities: 'Cities', favour: 'Favour', actions: 'Actions', bonuses: 'Bonuses', 'card overflow': 'Full hand', 'favour overflow': 'Full favour', hand: 'Cards left', order: 'Order', connection: 'Connection' },
      'first-tsar': { kremlin: 'Kremlin', trade: 'Trade', region: 'Regions', spoils: 'Spoils', project: 'Projects', favour: 'Favour', war: 'War', title: 'Titles', goods: 'Goods' },
      potemkin: { fake: 'Fakes standing', government: 'Government', culture: 'Culture', destroyed: 'Trophies', cubes: 'Cubes' },
    } as Record<string, Record<string, string>>,
  },
  deal: {
    title: 'The deal', check: 'Check the deal', nobody: '✓ Nobody chose it', asPromised: '✓ As it was promised', broken: 'Not as it was promised', figures: 'All figures', hash: 'Hash of the server’s half, told before the deal', ofServer: 'The server’s half', shareOf: (name: string) => `Share of ${name}`, made: 'Seed, made of these', byHand: 'To check the record of the game, too',
    half: { promised: 'The server’s half of the seed is the one whose hash this browser was told before the deal.', shown: 'The server’s half of the seed fits the hash that the table shows. This browser was not there before the deal.', wrong: 'The server’s half of the seed is not the one that was promised before the deal.' },
    mine: { in: 'Your share, made by this browser, is in it.', late: 'Your share is not in it: the cards were dealt before it came.', wrong: 'Your share is not in it, although the table had taken it.', none: 'This browser put in no share.' },
    seed: { made: (names: string) => `The seed is made of that half and the shares of ${names}.`, alone: (_names: string) => 'Nobody put in a share: the server alone made this deal.', wrong: (_names: string) => 'The seed does not come out of that half and the shares that are told.' },
    after: (names: string) => `${names} came after you, and could have chosen the deal only together with whoever runs the server.`,
    cannot: 'Browsers check this only over https, or on the machine that serves. Download the record, and check it with the command below.',
    promise: 'Hash of the server’s half', shares: 'Shares of the deal', sharesOf: (n: number, people: number) => `${n} of ${people} put in`, onceMore: 'The cards are dealt as soon as everybody is here.',
    gaveUp: (n: number) => (n === 1 ? 'The host dealt and gave up one table of this game in the last day.' : `The host dealt and gave up ${n} tables of this game in the last day.`),
    arranged: 'Arranged deal', why: { '': '', record: 'This game was set up from a record: somebody may know the cards.', moment: 'This game goes on from a moment of another one: somebody may know the cards.', seed: 'The host gave the seed of this deal: somebody may know the cards.' },
  },
  replay: {
    log: 'Log', analysis: 'Analysis', chances: 'Chance to win', analyse: 'Look at every choice', analysisOffer: 'The Chancellor can look at every choice of this game. It takes a minute or two, and stays with the game.', analysing: (done: number, of: number) => `Looked at ${done} of ${of} choices`, thisChoice: 'This choice', agreed: 'as the Chancellor would', instead: (better: string) => `the Chancellor: ${better}`, swings: 'Largest swings', slips: 'Given away',
    title: 'Replay', dates: 'en-GB', seenBy: 'Seen by', spectators: 'Spectator', everyone: 'Everyone', everyoneHow: 'All cards open, seen by whoever chooses', wonBy: 'won by', wonWith: (name: string, points: number) => `${name} with ${points}`, unfinished: 'still being played',
    turnOf: (turn: number, turns: number) => (turn <= 0 ? 'The deal' : `Turn ${turn} of ${turns}`), momentOf: (moment: number, last: number) => `Moment ${moment} of ${last}`, deal: 'The cards are dealt', chose: (what: string) => `chooses: ${what}`, unseen: 'makes a choice',
    time: 'Time', start: 'To the start', previousTurn: 'Previous turn', previous: 'One step back', play: 'Play', pause: 'Pause', next: 'One step on', nextTurn: 'Next turn', end: 'To the end', speed: 'Speed',
    points: 'Points', pointsOf: (name: string) => `Points of ${name} over time, by source`, pointsLater: 'Points are told when the game is over.',
    link: 'Copy a link to this moment', continueAs: (name: string) => `Continue as ${name}`, continueHow: 'A new table that begins here, against Courtiers', botFor: (name: string) => `${name}’s Courtier`, toTable: 'Back to the table',
    away: 'While you were away', skip: 'Skip',
    sources: {
      city: 'Cities', country: 'Countries', house: 'Noble Houses', title: 'Titles', period: 'Periods',
      cannons: 'Cannons', residences: 'Residences', cities: 'Cities', favour: 'Favour', actions: 'Actions', bonuses: 'Bonuses', 'card overflow': 'Full hand', 'favour overflow': 'Full favour', hand: 'Cards left', order: 'Order', connection: 'Connection',
      project: 'Projects', region: 'Regions', trade: 'Trade', spoils: 'Spoils', kremlin: 'Kremlin', estate: 'Estates', pad: 'Pad', war: 'War', goods: 'Goods', 'next scoring': 'If scored now',
      fake: 'Fakes', government: 'Government', culture: 'Culture', destroyed: 'Trophies', cubes: 'Cubes',
    } as Record<string, string>,
  },
  learn: {
    title: (game: string) => `Learn ${game}`, master: 'Master of Ceremonies', step: (n: number, of: number) => `${n} of ${of}`, goOn: 'Go on', back: 'Back', skip: 'Skip', choose: 'Now choose', astray: 'That is possible too, but today:', again: 'Begin again', play: 'Now play',
  },
  games: {
    royals: { name: 'Royals', sub: '', minutes: 60, weight: 2, line: 'Seat your nobles in sixteen cities, then hold them until the reckoning.' },
    catherine: { name: 'Catherine', sub: 'The Cities of the Tsarina', minutes: 60, weight: 3, line: 'Build residences from Riga to Irkutsk and keep the Tsarina’s favour.' },
    'first-tsar': { name: 'The First Tsar', sub: 'Ivan the Terrible', minutes: 120, weight: 4, line: 'Send boyars to the chambers and warriors down the rivers of Muscovy.' },
    potemkin: { name: 'Potemkin Empire', sub: '', minutes: 45, weight: 2, line: 'Raise splendid fronts, and guess what stands behind those of the others.' },
  } as Record<string, { name: string; sub: string; minutes: number; weight: number; line: string }>,
  colours: { red: 'red diamond', blue: 'blue disc', green: 'green square', yellow: 'amber triangle', purple: 'violet cross' } as Record<string, string>,
};

export type Words = typeof en;

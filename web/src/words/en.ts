/** Everything the page says, apart from the games' own words. Other languages are `: typeof en`. */
export const en = {
  name: 'English',
  app: { title: 'Antechamber', motto: 'Four games of crown, court and intrigue' },
  common: {
    back: 'Back to the lobby', close: 'Close', cancel: 'Cancel', copy: 'Copy', copied: 'Copied', share: 'Share', you: 'You', retry: 'Try again', save: 'Save', loading: 'Laying out the table …',
    notFound: 'There is nothing at this address.',
  },
  lobby: {
    playNow: 'Play now', setUp: 'Set up a table', learn: 'Learn', players: 'players', minutes: 'min', weight: 'Weight', weightOf: (n: number) => `weight ${n} of 5`,
    mine: 'My tables', open: 'Open tables', finished: 'Finished games', join: 'Join', watch: 'Watch', yourTurn: 'Your turn', waitsFor: (name: string) => `${name} is thinking`,
    noMine: 'No table yet. “Play now” seats you against bots.', noOpen: 'Nobody is waiting for players just now.', noFinished: 'Finished games wait here for a second look.',
    notStarted: 'Waiting for players', host: 'You are the host', openRecord: 'Open a record file', recordWrong: 'That is not a record of a game.',
    won: (points: number) => `Won with ${points}`, placed: (place: string, points: number) => `${place} with ${points}`, ended: 'Ended early', places: ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth'],
    playersCount: (n: number) => `${n} players`,
  },
  settings: {
    title: 'Settings', language: 'Language', theme: 'Theme', device: 'As the device', parchment: 'Parchment', candlelight: 'Candlelight', sound: 'A soft sound when it is my turn', stillness: 'No motion', myName: 'My name', forget: 'Forget me on this device', forgetSure: 'Your seats can then only be taken again by their links.',
  },
  setup: {
    title: (game: string) => `A table of ${game}`, seats: 'Seats', person: 'Invited', bot: 'Bot', open: 'Open to anyone', me: 'Me', level: 'Level', nobody: 'Not used',
    options: 'How it is played', confirm: 'Ask before a choice that cannot be taken back', hints: 'The Chancellor gives hints', spectators: 'Spectators may watch', listed: 'Listed in the lobby', clock: 'Time for a decision', noClock: 'No limit', seconds: (n: number) => (n < 3600 ? `${Math.round(n / 60)} min` : n < 86400 ? `${Math.round(n / 3600)} h` : `${Math.round(n / 86400)} days`),
    pace: 'Bots take at least', paceOf: (n: number) => (n === 0 ? 'no time' : `${n} s`), components: 'Component set', start: 'Deal the cards', create: 'Set up the table', invitation: 'Invitation', invite: (name: string) => `Send this link to ${name}. Whoever opens it sits there.`, tooFew: 'Too few seats.',
    levels: { page: 'Page: a beginner', courtier: 'Courtier: plays at once, knows the ropes', chancellor: 'Chancellor: thinks about a second', sovereign: 'Sovereign: thinks about five seconds', random: 'Anything goes' } as Record<string, string>,
  },
  table: {
    yourTurn: 'Your turn', waitingFor: (names: string) => `Waiting for ${names}`, over: 'The game is over', undo: 'Undo', withdraw: 'Withdraw', confirm: 'Confirm', reconsider: 'Not yet', final: 'This cannot be taken back.',
    options: 'Your options', log: 'Log', chat: 'Chat', rules: 'Rules', hint: 'Hint', scores: 'Scores', menu: 'Menu', table: 'Table', board: 'Board', mineTab: 'Mine', rivals: 'Rivals',
    ready: 'ready', choosing: 'choosing', nothing: 'Nothing to decide now.', say: 'Say something', send: 'Send', offline: 'Connection lost; trying again …', standIn: (level: string) => `${level} plays for the absent`, back: 'I am back', present: 'present', absent: 'away', spectators: (n: number) => (n === 1 ? '1 spectator' : `${n} spectators`),
    rewindAsked: (name: string) => `${name} asks to go back. Agree?`, agree: 'Agree', refuse: 'Refuse', rewindHere: 'Ask all to go back here', showMoment: 'Show this moment', thinking: 'The Chancellor is thinking …', chance: (n: number) => `${Math.round(n * 100)} % to win`, noHint: 'No hint now.',
    start: 'Deal the cards', waitingToStart: 'The table is set', sit: 'Sit here', links: 'Invitations', newLink: 'New link', leave: 'Stand up', closeTable: 'End this table', deleteTable: 'Delete this table', sure: 'Are you sure?', host: 'Host’s tools', bot: (level: string) => `Bot, ${level}`, replay: 'Replay', record: 'Download the record', seed: 'Hash of the seed', components: 'Components', searchRules: 'Search the rules', lastMove: 'My last choice', thisDecision: 'This decision',
    closer: 'Closer', farther: 'Farther', whole: 'Whole board',
    choose: 'Choose by clicking what glows, or here:', several: 'Several ways to do that:',
  },
  end: {
    title: 'The reckoning', wins: (name: string) => `${name} wins`, youWin: 'You win', shared: (names: string) => `${names} share the victory`, total: 'Total', rematch: 'Play again', replay: 'Watch the replay', analysis: 'Analysis', link: 'Link to this game', table: 'Show the table', next: 'Next', previous: 'Back', play: 'Tell it', place: 'Place', leads: (name: string, points: number) => `${name} leads with ${points}.`, tied: (names: string, points: number) => `${names} are level at ${points}.`,
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

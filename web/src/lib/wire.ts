// Made by `make types`; do not edit. What a server and its clients say to each other.

export const VERSION = 2;

/** What my browser puts into the deal: 16 random bytes, once, after it was told the hash of the server's half. A table for another game of the same people deals as soon as all of them have. */
export interface AddShare {
  kind: "add_share";
  seat: number;
  share: string;
}

/** An option with the estimated win chance and how often the search has looked at it; 0 if it does not search. */
export interface AdviceLine {
  text: string;
  win_chance: number;
  visits: number;
}

export interface AdviceReply {
  kind: "advice";
  re: number;
  decision: number;
  advice: AdviceLine[];
}

/** A finished game as the Chancellor sees it: how many of its choices have been looked at, and what came of it. */
export interface Analysis {
  table: string;
  viewer: number | null;
  done: number;
  of: number;
  running: boolean;
  lines: VerdictLine[];
}

/** Let the bot play for me that I was offered, or not. */
export interface AnswerBot {
  kind: "answer_bot";
  re?: number;
  level: string;
  agree: boolean;
}

/** Agree to go back or refuse it; `request` says what is answered. */
export interface AnswerRewind {
  kind: "answer_rewind";
  re?: number;
  request: number;
  agree: boolean;
}

/** What would the Chancellor do? */
export interface AskAdvice {
  kind: "ask_advice";
  re?: number;
  decision: number;
}

/** Ask all to go back to one of my moments. */
export interface AskRewind {
  kind: "ask_rewind";
  re?: number;
  moment: number;
}

/** I play myself again. */
export interface Back {
  kind: "back";
  re?: number;
}

/** Somebody whom the host has silenced, or sent `away`: who has a seat, or a spectator. */
export interface BarredCard {
  seat: number | null;
  spectator: string;
  name: string;
  away: boolean;
}

/** What never changes during a game: what its things are called, and what the box says of them. Names in `renamed` are others than those of the standard box, so that no language has a word of its own for them. */
export interface Box {
  names: Record<string, string | Said>;
  renamed: string[];
  looks: Record<string, BoxLook>;
  box: Record<string, unknown>;
}

/** A component file as one changes it: everything in it, and the bundled set that it is based on. */
export interface BoxDraft {
  title: string;
  based_on: string;
  sections: BoxSection[];
  looks: Record<string, BoxLook>;
}

/** What a value must be: number, numbers, text, one (of the known names), some (of them), words; or anything. */
export interface BoxField {
  kind: string;
  known: string[];
}

/** One line of a section: its values, and where each of them comes from. */
export interface BoxLine {
  key: string;
  values: Record<string, unknown>;
  provenance: Record<string, string>;
}

/** How a thing of a box is drawn: where on its board's sheet, its name on which side, its colour, its icon. */
export interface BoxLook {
  at?: number[];
  side?: string;
  colour?: string;
  icon?: string;
}

/** A game that has just been dealt from a box, as spectators see it. */
export interface BoxPreview {
  table: TableInfo;
  box: Box;
  view: Record<string, unknown>;
}

/** What is wrong with a box; what it is not about (a section, a line of it, a value of that) is empty. */
export interface BoxProblem {
  section: string;
  key: string;
  name: string;
  line: number;
  text: string;
}

/** What the game reads in a box. `draft` is told if a file was sent or asked for and can be shown, `fields` by section and name of a value. Without problems there are the hash of the values, the `file` that says the same, and a preview if one was asked for. */
export interface BoxReading {
  draft: BoxDraft | null;
  problems: BoxProblem[];
  fields: Record<string, Record<string, BoxField>>;
  digest: string;
  file: string;
  preview: BoxPreview | null;
}

export interface BoxSection {
  name: string;
  lines: BoxLine[];
}

/** Change how the table is played, or whether it is listed. */
export interface ChangeSettings {
  kind: "change_settings";
  settings?: TableSettings | null;
  listed?: boolean | null;
}

/** What has been said. */
export interface ChatHistory {
  kind: "chat";
  messages: ChatMessage[];
}

/** Something said: at a seat, by a spectator (whom `spectator` tells from others here), or by the server itself. */
export interface ChatMessage {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  said: number;
  spectator?: string;
}

/** Could I take this choice back? */
export interface CheckUndo {
  kind: "check_undo";
  re?: number;
  decision: number;
  text: string;
}

/** One of my options; `decision` says which decision it answers. */
export interface Choose {
  kind: "choose";
  re?: number;
  decision: number;
  text: string;
}

/** Clocks have changed, though nobody has chosen anything: in place of what `now` said. */
export interface ClocksChanged {
  kind: "clocks";
  waiting: Waiting[];
}

/** End a table that will not be finished; its record stays. */
export interface Close {
  kind: "close";
}

/** A component set in short; `provenance` counts its values by where they come from. */
export interface ComponentSet {
  name: string;
  title: string;
  digest: string;
  provenance: Record<string, number>;
}

/** One value in a box, and where it comes from. */
export interface ComponentValue {
  section: string;
  key: string;
  name: string;
  value: unknown;
  provenance: string;
}

/** A whole set of what I may pick, by its targets and in any order; it is drafted. */
export interface Compose {
  kind: "compose";
  re?: number;
  decision: number;
  things: string[];
}

/** What I pick of these counts `fewest` at least and `most` at most. */
export interface ComposedPart {
  things: ComposedThing[];
  fewest: number;
  most: number;
}

/** Something that I may pick: its target, how many there are of it, and what each counts. */
export interface ComposedThing {
  target: string;
  copies: number;
  weight: number;
}

/** A new table that begins at a moment of a finished one, as `viewer` counts its moments. None are the spectators, -1 is everyone. */
export interface Continue {
  table: string;
  moment: number;
  seats: SeatRequest[];
  viewer?: number | null;
  settings?: TableSettings;
}

/** Remove a table and everything about it, for good. */
export interface Delete {
  kind: "delete";
}

/** Granted and stored; `number` is where my stream stands now. */
export interface Done {
  kind: "done";
  re: number;
  number: number;
}

/** One of my options, which nobody else is shown before I end my turn, unless it needs chance or teaches me. */
export interface DraftChoice {
  kind: "draft_choice";
  re?: number;
  decision: number;
  text: string;
}

/** Play what I have drafted. */
export interface EndTurn {
  kind: "end_turn";
  re?: number;
  decision: number;
}

/** How the rules run here, and whether bots are about to get faster. */
export interface Engine {
  compiled: boolean;
  compiling: boolean;
}

/** A game that can be played here. `weight`, from 1 to 5, is how much there is to think about. Whoever would rather play at once than set up a table is put among bots at `quick_seats`. */
export interface GameCard {
  key: string;
  title: string;
  fewest: number;
  most: number;
  rules: number;
  levels: string[];
  sets: ComponentSet[];
  summary: string;
  minutes: number;
  weight: number;
  quick_seats: number;
  has_tutorial: boolean;
}

/** Who is present. */
export interface Here {
  kind: "here";
  seats: number[];
  spectators: number;
}

/** A quarter of my time is left; then a bot stands in for me. */
export interface Hurry {
  kind: "hurry";
  until: number;
}

/** The secret of a link. Whoever comes to a seat that is somebody's says that it is theirs, on another `device`. */
export interface Join {
  token: string;
  name?: string | null;
  device?: boolean;
}

/** Where somebody sits now; without a seat, they have the host's tools. `link` is the secret of the seat's own link from now on, for another device of theirs: told once, to them alone. */
export interface Joined {
  table: string;
  seat: number | null;
  link?: string | null;
}

/** Stand up: before the game the seat is open again, later a bot plays on. */
export interface Leave {
  kind: "leave";
  seat: number;
}

/** Secret links, told once: to seats by number, and to the tools of a new table's `host`. */
export interface Links {
  table: string;
  links: Record<string, string>;
  host?: string | null;
}

/** The tables of who asks, those that are open to all, and those that are over. */
export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
  finished: TableCard[];
}

/** Something that happened. `moment` is where it stands in my replay. */
export interface LogLine {
  moment: number;
  kind: string;
  seat: number;
  said: Said;
  made: number;
}

/** Who asks: a session without an account. */
export interface Me {
  name: string;
  version: string;
}

/** Whether the host has asked me to be silent; for the host, who has been. */
export interface ModerationState {
  kind: "moderation";
  silent: boolean;
  barred: BarredCard[];
}

/** The table at one moment of a viewer: the fields of the view that differ from the moment before it. `choice` is what was chosen, if the viewer may know, and `title` what it was called when it was offered. */
export interface Moment {
  moment: number;
  seat: number;
  made: number;
  changed: Record<string, unknown>;
  log: LogLine[];
  scores?: (ScoreLine[] | null)[];
  choice?: string;
  title?: Said;
}

/** A new secret link for my seat, or as the host for one that is nobody's. The old one and everybody else who came by it no longer count. */
export interface NewLink {
  kind: "new_link";
  seat: number;
}

/** A table to set up; from a `record`, it begins where that ends (or after `choices` of it). */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  components?: string;
  settings?: TableSettings;
  listed?: boolean;
  start?: boolean;
  record?: string;
  choices?: number | null;
}

/** What is to be decided. `take_back` is how many of the choices that I have played I may take back. Where it is 0, `no_undo` says why what I played last stands: it needed chance, it made something known, or others have gone on. `drafted` is how many I have made and not played yet, all of which I may take back; with `may_end` the turn can end. Where my options pick a set thing by thing, `composition` is all of it: I may pick it at once and in any order. Where they only say how to go on, `ahead` is what I may pick by its targets all the same, with the choice before it. */
export interface Now {
  waiting: Waiting[];
  prompt: Prompt | null;
  options: Option[];
  take_back: number;
  no_undo: "" | "chance" | "known" | "others";
  drafted: number;
  may_end: boolean;
  composition: ComposedPart[];
  ahead: Option[];
  over: boolean;
  result: Result[] | null;
}

/** Something I may choose, and what it points at; in words, and what it costs or brings where that is to be said. Without a `title` it is called after its text and targets (`do-occupy`). One that `ends` gives up or ends something; a `grave` one is seldom meant, so where it cannot be taken back a client asks once more. */
export interface Option {
  text: string;
  targets?: string[];
  title?: Said | null;
  detail?: Said | null;
  ends?: boolean;
  grave?: boolean;
}

/** What I have to decide: a key, in words, and the rule it comes from. */
export interface Prompt {
  key: string;
  said: Said;
  rule: string;
}

/** Put a bot on a seat (before the game), or let one stand in (during it); whoever is present is asked first. */
export interface PutBot {
  kind: "put_bot";
  seat: number;
  level?: string;
}

/** One of three to read: a draft, a component file, or a set that is here. `seats` are dealt to; 0 is no preview. */
export interface ReadBox {
  draft?: BoxDraft | null;
  file?: string;
  components?: string | null;
  seats?: number;
}

/** Send a stand-in away: the seat's person plays again. */
export interface Recall {
  kind: "recall";
  seat: number;
}

/** I have missed something: send the whole view. */
export interface Refresh {
  kind: "refresh";
  re?: number;
}

/** Not granted: a code for programs, a sentence for people. */
export interface Refusal {
  kind: "refused";
  re: number;
  code: string;
  text: string;
}

/** A new table for the same people. */
export interface Rematch {
  kind: "rematch";
}

/** Remove a player: the link no longer counts; a bot plays on, or the seat is open again. */
export interface Remove {
  kind: "remove";
  seat: number;
}

export interface Rename {
  name: string;
}

export interface RenameSeat {
  kind: "rename_seat";
  seat: number;
  name?: string | null;
  colour?: string | null;
}

/** How a seat came out. */
export interface Result {
  place: number;
  points: number;
}

/** Somebody asks to go back to `moment` (of mine); seats in `agreed` have said yes, `asked` are all who must. An answer names the `request`. */
export interface Rewinding {
  by: number;
  moment: number;
  agreed: number[];
  asked: number[];
  request: number;
}

/** An id of the game's words and what fills it: numbers, targets (`city:paris`, `seat:2`), lists, other phrases. */
export interface Said {
  id: string;
  args?: Record<string, number | string | (string | Said)[] | Said>;
}

export interface SaveBox {
  draft: BoxDraft;
}

/** A box that is kept here: tables can be played with it by the name of its set. */
export interface SavedBox {
  set: ComponentSet;
  based_on: string;
  made: number;
}

export interface Say {
  kind: "say";
  re?: number;
  text: string;
}

/** A tutorial's table at one moment: what differs from the scene before it, and what there is to say. With a `choice`, that option of mine leads on. A scene without words is passed by itself. */
export interface Scene {
  now: Now;
  changed: Record<string, unknown>;
  log: LogLine[];
  say?: string;
  choice?: string;
  point?: string[];
  rule?: string;
  scores?: (ScoreLine[] | null)[];
}

/** Points by where they come from; `name` is the target of what brought them. */
export interface ScoreLine {
  source: string;
  name: string;
  points: number;
}

/** Who sits where. `stand_in` is the level of the bot that plays for an absent person. `offer` is that of one that the host would put there; the seat's person, who is present, is asked first. */
export interface SeatCard {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  colour: string;
  level: string;
  stand_in: string;
  offer?: string;
}

/** Who a seat of a new table is for. The one marked `mine` is for who sets the table up. */
export interface SeatRequest {
  kind: "bot" | "open" | "person";
  name?: string | null;
  level?: string | null;
  colour?: string;
  mine?: boolean;
}

/** Send a spectator away from this table, or (not `away`) let them come again. */
export interface SendAway {
  kind: "send_away";
  spectator: string;
  away?: boolean;
}

/** Have a person or a spectator be silent at this table, or (not `silent`) let them speak again. */
export interface Silence {
  kind: "silence";
  seat?: number | null;
  spectator?: string;
  silent?: boolean;
}

/** Take an open seat. */
export interface Sit {
  kind: "sit";
  seat: number;
  name?: string | null;
}

/** Deal. Seats that are still open are given to bots. */
export interface Start {
  kind: "start";
}

/** Whether the store answers. While it does not, nothing is lost: what was chosen waits, and is answered. */
export interface StoreState {
  kind: "store";
  answers: boolean;
}

/** Moments of a game as a viewer has seen them; the first has the whole view. `moments` counts them all. */
export interface Story {
  table: string;
  viewer: number | null;
  moments: number;
  story: Moment[];
}

/** A table in a list. `waiting` are the seats that have something to decide, `mine` those of who asks. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatCard[];
  waiting: number[];
  mine: number[];
  host: boolean;
  my_turn: boolean;
  listed: boolean;
  arranged: "" | "moment" | "record" | "seed";
  spectators: boolean;
  changed: number;
  created: number;
  result: Result[] | null;
}

/** A table and who sits at it. `seed_hash` is that of the server's half of the seed, `share_hashes` those of what each seat has put in (empty where that is nothing). Half, shares and the seed that they make are told when the game is over or given up. An `arranged` deal may be known to somebody: it comes from a record, from a moment of another game, or from a given seed. The host has dealt and `given_up` so many tables of this game within a day. `taken` are the seats that somebody has come to, `mine` those of who asks. */
export interface TableInfo {
  kind: "table";
  id: string;
  game: string;
  title: string;
  components: ComponentSet;
  rules: number;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatCard[];
  settings: TableSettings;
  listed: boolean;
  arranged: "" | "moment" | "record" | "seed";
  given_up: number;
  revision: number;
  created: number;
  seed_hash: string;
  share_hashes: string[];
  half: string | null;
  shares: string[] | null;
  seed: string | null;
  rewind: Rewinding | null;
  previous: string | null;
  following: string | null;
  taken: number[];
  mine: number[];
  host: boolean;
  seat: number | null;
  server_time: number;
  version?: number;
}

/** How a table is played. There are two kinds of clock, in seconds. `clock` is the time for each decision. `bank` is the time for the whole game, to which `increment` is added with each decision. 0 is none; only one of the two is set. When somebody's time is over, a bot stands in. `pace` is how long a bot seems to think at least. `confirm` asks clients to confirm what cannot be taken back; `advice` lets people ask the Chancellor. */
export interface TableSettings {
  confirm?: boolean;
  advice?: boolean;
  spectators?: boolean;
  clock?: number;
  pace?: number;
  bank?: number;
  increment?: number;
}

/** Take back my latest choice, or `all` that I have drafted; without a draft, what I played last. */
export interface TakeBack {
  kind: "take_back";
  re?: number;
  decision: number;
  all?: boolean;
}

/** A guided first game of seat 0; the first scene has the whole view. */
export interface Tutorial {
  table: TableInfo;
  scenes: Scene[];
}

/** Whether I could still take that choice back. It is the `last` of my turn if I could not once the turn has ended with it. */
export interface UndoChecked {
  kind: "undo_checked";
  re: number;
  decision: number;
  text: string;
  final: boolean;
  last: boolean;
}

/** What has changed since `since`: fields of the view to replace, and the log from its line `log_from` on. */
export interface Update {
  kind: "update";
  since: number;
  number: number;
  decision: number;
  moment: number;
  last_own: number;
  changed: Record<string, unknown>;
  now: Now;
  log_from: number;
  log: LogLine[];
  scores?: (ScoreLine[] | null)[];
}

/** What the Chancellor thinks of a choice. `moment` is where the viewer's replay shows it made. `chances` are the win chances of all seats, just before it; `chance` and `best_chance` are the chooser's, by the choice that was made and by the best. Analyses from before there were titles have none. */
export interface VerdictLine {
  moment: number;
  seat: number;
  chosen: string;
  chance: number;
  best: string;
  best_chance: number;
  chances: number[];
  chosen_title: Said | null;
  best_title: Said | null;
}

/** Everything I know, at `number` of my stream; `scores` has what I may know of each seat. */
export interface View {
  kind: "view";
  number: number;
  decision: number;
  moment: number;
  last_own: number;
  view: Record<string, unknown>;
  now: Now;
  scores: (ScoreLine[] | null)[];
  log: LogLine[];
}

/** A seat that has something to decide, since when as far as everybody knows, and until when if there is a clock. A bot has no clock, whatever is said here. */
export interface Waiting {
  seat: number;
  since: number;
  until?: number | null;
}

export type AnyTableAction = Sit | Leave | RenameSeat | AddShare | Start | ChangeSettings | NewLink | PutBot | Recall | Remove | Silence | SendAway | Close | Delete | Rematch;

export type AnyClientMessage = Choose | DraftChoice | Compose | EndTurn | TakeBack | AskRewind | AnswerRewind | AnswerBot | Say | AskAdvice | CheckUndo | Back | Refresh;

export type AnyMessage = View | Update | TableInfo | Here | ChatHistory | ModerationState | ClocksChanged | Hurry | AdviceReply | UndoChecked | Done | Refusal | StoreState;

/** What never changes: the colours of countries, in which of them Intrigue cards work, the titles, lowest first. And how many cards one may keep, how many of any kind stand for one, how many lie open, what a play takes of cubes. */
export interface RoyalsBox {
  countries: Record<string, string>;
  intrigue: Record<string, string[]>;
  titles: RoyalsBoxTitle[];
  hand_limits: RoyalsByDeck;
  wild_sets: RoyalsByDeck;
  display: number;
  cubes_per_play: number;
}

/** A title: what a position of it costs, its influence, and its points at the end, alone or shared by two. */
export interface RoyalsBoxTitle {
  name: string;
  cards: number;
  intrigue: number;
  influence: number;
  points: number;
  half: number;
}

/** A number for Country cards, and one for Intrigue cards. */
export interface RoyalsByDeck {
  country: number;
  intrigue: number;
}

/** A city: its bonus marker, if it is still there, and how many cubes each seat has on its city space. */
export interface RoyalsCity {
  name: string;
  country: string;
  bonus: number;
  bonus_left: boolean;
  banished: number[];
}

/** A country: the bonus markers still to be had and, by seat, influence now and cities with a cube. `ranked` are the seats with influence, the first one leads: whoever is level is settled as in a scoring. */
export interface RoyalsCountry {
  name: string;
  cities: number;
  bonuses_left: number[];
  influence: number[];
  ranked: number[];
  presence: number[];
}

/** A marker a seat has collected. */
export interface RoyalsMarker {
  source: string;
  name: string;
  points: number;
}

/** What only the seat itself knows: its cards, its markers, and the play or discard it is composing. `country_bonuses` are the points of those that it has taken; `prices` are of the positions that it may take now. */
export interface RoyalsOwn {
  hand: Record<string, number>;
  intrigue: Record<string, number>;
  markers: RoyalsMarker[];
  points: number;
  country_bonuses: Record<string, number>;
  target: string | null;
  laid: Record<string, number>;
  laid_intrigue: Record<string, number>;
  prices: Record<string, RoyalsPrice>;
}

/** A period: its year, and by country the points for the most and the second most influential. `takers` are the seats that have these markers, as far as the viewer knows: its own, and all when the game is over. */
export interface RoyalsPeriod {
  year: string;
  points: Record<string, number[]>;
  scored: boolean;
  takers: Record<string, (number | null)[]>;
}

/** A position on the board: what it asks for and gives. Who holds it is apart, so that nothing here ever changes. */
export interface RoyalsPlace {
  name: string;
  city: string;
  country: string;
  title: string;
  cards: number;
  influence: number;
  intrigue: number;
}

/** What a hand would pay for a position: cards of the country, and others for those that it lacks. */
export interface RoyalsPrice {
  own: number;
  lacking: number;
  others: number;
}

/** What a position would bring to the viewer now: influence, cubes on its title and titles with a cube afterwards. `left` is what remains of the influence of whoever holds it; `bonuses` are points, by where they come from. */
export interface RoyalsProspect {
  influence: number;
  left: number | null;
  cubes: number;
  titles: number;
  bonuses: Record<string, number>;
}

/** What everyone knows of a seat. `known` are cards that all have seen it take and not lay down since. `titles` are how many it has cubes on; `points` are those of its markers, once these lie open. */
export interface RoyalsSeat {
  cards: number;
  intrigues: number;
  known: Record<string, number>;
  cubes: number;
  titles: number;
  markers: number;
  points: number | null;
}

/** A title: its points at the end, each seat's cubes on it, and who would take how many points for it now. */
export interface RoyalsTitle {
  name: string;
  points: number;
  cubes: number[];
  leaders: number[];
  share: number;
}

/** The table as one seat sees it: `own` is None for spectators, `markers` until the game is over. `first` is the seat that began; `last_round` says that the third period has ended and the round is played out. `acting` is the seat whose turn it is; `draws` and `intrigue_draws` are the cards it still has to draw. `holders` of positions are in the order of `places`; `prospects` are of those that the viewer does not hold. */
export interface RoyalsView {
  seat: number | null;
  period: number;
  first: number;
  last_round: boolean;
  acting: number | null;
  draws: number;
  intrigue_draws: number;
  over: boolean;
  display: string[];
  pile: number;
  discards: Record<string, number>;
  intrigue_pile: number;
  intrigue_discards: Record<string, number>;
  places: RoyalsPlace[];
  holders: (number | null)[];
  cities: RoyalsCity[];
  countries: RoyalsCountry[];
  titles: RoyalsTitle[];
  periods: RoyalsPeriod[];
  houses_left: number[];
  seats: RoyalsSeat[];
  own: RoyalsOwn | null;
  prospects: Record<string, RoyalsProspect>;
  markers: RoyalsMarker[][] | null;
}

/** What never changes: the board, all cards and orders, and how long a game is. `row` is how many cards an action row begins with, `columns` how many it has at the end of a decade, and `goods` how many an order asks for. */
export interface CatherineBox {
  decades: number;
  rounds: number;
  row: number;
  columns: number;
  goods: number;
  colours: string[];
  cities: Record<string, CatherinePlace>;
  favour: CatherineSpace[];
  orders: Record<string, Record<string, number>>;
  cards: Record<string, CatherineCard>;
}

/** A project card: its upper area lists cities or shows symbols; `cities` are those that it can build in. */
export interface CatherineCard {
  colour: string;
  kind: string;
  symbols: Record<string, number>;
  listed: string[];
  cities: string[];
  action: CatherineEffect;
  bonus: CatherineEffect | null;
}

/** How many goods tiles lie at a city, and the seats with a residence. */
export interface CatherineCity {
  name: string;
  tiles: number;
  residences: number[];
}

/** A card of an action row, the activation card below it, and whether the two have one colour. */
export interface CatherineColumn {
  card: string;
  below: string | null;
  match: boolean;
}

/** What an action or a bonus asks for and brings: `amount` of `gain`, once or per thing owned. `shown` are the symbols beside it: all of them are needed, or each of them is counted. */
export interface CatherineEffect {
  needs: string;
  shown: Record<string, number>;
  discard: number;
  gain: string;
  amount: number;
  per: string;
}

/** The points that the final scoring would bring now. */
export interface CatherineFinal {
  hand: number;
  order: number;
  connection: number;
}

/** So many goods, and the points that an order is worth with them. */
export interface CatherineGoal {
  goods: number;
  points: number;
}

/** What the interim scoring would bring now: points, and what books win (nothing, a joker, a residence). */
export interface CatherineInterim {
  cannons: number;
  books: string;
  residences: number;
  cities: number;
  favour: number;
}

/** An order: the tiles that count for it, how many goods are there, jokers included, and when it is worth more. */
export interface CatherineOrder {
  name: string;
  tiles: Record<string, number>;
  delivered: number;
  next: CatherineGoal | null;
}

/** What only the seat itself knows: its hand and the cards it is laying. `row` are the cards going to its action row, with the symbols that they add, `tucked` is the one going below the card `below`, and `fits` are the cards that have its colour and none below them. `paid` cards are put together for a cost, of which `owed` are still to come. `free` are the cities without a residence of its own. */
export interface CatherineOwn {
  hand: string[];
  row: string[];
  adds: Record<string, number>;
  tucked: string | null;
  below: string | null;
  fits: string[];
  paid: string[];
  owed: number;
  free: string[];
}

/** A city: its colour, what it gives, where roads lead, and where it lies on a map of 1000 by 700. */
export interface CatherinePlace {
  colour: string;
  icon: string;
  roads: string[];
  at: number[];
}

/** What everyone knows of a seat. `drawn` says from which shuffles the cards in its hand come, `active` which column it has activated this round, `owned` counts symbols in its action row and on its tiles, `group` are the cities of its largest group, and `neighbours` are the seats that it compares cannons with. */
export interface CatherineSeat {
  cards: number;
  drawn: number[];
  hand_limit: number;
  active: number | null;
  owned: Record<string, number>;
  tiles: Record<string, number>;
  jokers: number;
  order: CatherineOrder;
  residences: number;
  supply: number;
  group: string[];
  favour: number;
  multiplier: number;
  points: number;
  neighbours: number[];
  interim: CatherineInterim;
  final: CatherineFinal;
}

/** A space of the favour track. */
export interface CatherineSpace {
  hand: number;
  points: number;
  multiplier: number;
}

/** The table as one seat sees it: `own` is None for spectators. `acting` are the seats that have something to decide; while all choose in secret it is all of them, because who is ready says something about what was chosen. `round` counts from the beginning of the game, `round_of_decade` within its decade. `first` begins this round, and `unseen` lists the cards that the seat does not know the place of, by the shuffle they come from. */
export interface CatherineView {
  seat: number | null;
  decade: number;
  round: number;
  round_of_decade: number;
  first: number;
  acting: number[];
  secret: boolean;
  over: boolean;
  pile: number;
  discards: string[];
  unseen: string[][];
  jokers: number;
  cities: CatherineCity[];
  displays: CatherineColumn[][];
  seats: CatherineSeat[];
  own: CatherineOwn | null;
}

/** An Assignment card: what it brings at once, and what a seal adds. */
export interface FirstTsarAssignment {
  name: string;
  action: Record<string, number>;
  bonus: Record<string, number>;
}

/** What never changes during a game. How many boyars a seat has, and first warriors it places; what Trade tokens and Spoils do, by name; the points of a scoring, by place, and the rounds after which points are scored; where Favour tokens lie at first. */
export interface FirstTsarBox {
  local: string[];
  foreign: string[];
  colours: string[];
  boyars: number;
  first_warriors: number;
  types: FirstTsarPrinted[];
  project_types: Record<string, string>;
  chambers: FirstTsarChamberActions[];
  assignments: FirstTsarAssignment[];
  trade: Record<string, Record<string, number>>;
  spoils: Record<string, Record<string, number>>;
  slots: number;
  printed: FirstTsarPrinted[];
  pad_actions: FirstTsarDeal[];
  favour_tokens: number[];
  favour_points: number[];
  war_points: number[];
  scored_rounds: number[];
}

/** A chamber: coins under each seat's boyar (None without one), the seal, the Assignment card and who is on it. `ranked` are the seats with a boyar inside, the most important first. */
export interface FirstTsarChamber {
  name: string;
  title: string;
  text: string;
  assignment: string;
  goes_to: string;
  bids: (number | null)[];
  ranked: number[];
  seal: number | null;
  on_card: number[];
}

/** What is done in a chamber, how often, what a seal adds, and what is done freely. */
export interface FirstTsarChamberActions {
  name: string;
  times: number;
  actions: string[];
  bonus_times: number;
  bonus: string[];
  freely: string[];
}

/** A city: where it is, what it brings and costs. */
export interface FirstTsarCity {
  name: string;
  title: string;
  region: string;
  colour: string;
  cost: Record<string, number>;
  income: Record<string, number>;
}

/** Where the points of a Project would lead: how many one would have, and Favour tokens on the way. */
export interface FirstTsarCompletion {
  reaches: number;
  favour_tokens: number;
}

/** A free action of the pad. */
export interface FirstTsarDeal {
  name: string;
  cost: Record<string, number>;
  effect: Record<string, number>;
}

export interface FirstTsarEstate {
  name: string;
  title: string;
  cost: Record<string, number>;
  effect: Record<string, number>;
  used: boolean;
}

/** What only the seat itself knows: its Projects, those it may choose from, those it gave back at the start. `lacks` is what Projects still ask for, its own and those on display; `completions` are of its own. `moving` is the city of the piece that is to move. */
export interface FirstTsarOwn {
  hand: FirstTsarProject[];
  dealt: FirstTsarProject[];
  rejected: string[];
  lacks: Record<string, Record<string, number>>;
  completions: Record<string, FirstTsarCompletion>;
  moving: string | null;
}

/** The pieces in a city, and the influence they have there, by seat. */
export interface FirstTsarPieces {
  warriors: number[];
  boyars: number[];
  building: number | null;
  influence: number[];
}

/** Something that has a name and does something: an effect printed on the pad, a type of Project. */
export interface FirstTsarPrinted {
  name: string;
  effect: Record<string, number>;
}

export interface FirstTsarProject {
  name: string;
  title: string;
  type: string;
  cost: Record<string, number>;
  points: number;
  effect: Record<string, number>;
}

/** A region: its token, and who has how much influence. `ranked` are the seats with any, the first one leads. `rewarded` are those who would get a reward as things stand, the first one first, and `chooser` is who would choose it. */
export interface FirstTsarRegion {
  name: string;
  token: string;
  points: number;
  rewards: Record<string, number>[];
  influence: number[];
  ranked: number[];
  rewarded: number[];
  chooser: number | null;
}

/** What everyone knows of a seat. `known` are Projects in its hand that all have seen it take; `visible` is how many printed effects of its pad can be seen beside its Trade tokens. */
export interface FirstTsarSeat {
  points: number;
  favour: number;
  goods: Record<string, number>;
  boyars: number;
  warriors: number;
  buildings: number;
  seals: number;
  at_court: number;
  war: number;
  cards: number;
  known: string[];
  completed: string[];
  estates: FirstTsarEstate[];
  titles: FirstTsarTitle[];
  pad: string[];
  visible: number;
  covered: string[];
  spoils: string[];
}

/** A Title; `worth` is what it would score now, for its owner or else for the viewer. */
export interface FirstTsarTitle {
  name: string;
  title: string;
  metric: string;
  worth: number;
}

/** How far the acting seat has come: `step` is leave, seal, act, send or end. Its chamber, actions taken and left there, the bonus, cities where the boyar may go, cities used, a token in its hand, one chosen. */
export interface FirstTsarTurn {
  step: string;
  chamber: string | null;
  sealed: boolean;
  taken: number;
  actions: number;
  bonus: number;
  goes: string[];
  produced: string[];
  token: string | null;
  picked: string | null;
}

/** The table as one seat sees it: `own` is None for spectators, `acting` while all choose or the game is over. `phase` is keep, warriors, plan, turn, rewards or over; `placed` is how many of its first warriors or its boyars the acting seat has placed in it. `pieces` are by city, `trade` are tokens by waterway, `war` are the seats with warriors in the Field of War, most of them first. */
export interface FirstTsarView {
  seat: number | null;
  round: number;
  decade: string;
  phase: string;
  placed: number;
  first: number;
  acting: number | null;
  over: boolean;
  turn: FirstTsarTurn | null;
  region: string | null;
  chambers: FirstTsarChamber[];
  spare_assignment: string[];
  cities: FirstTsarCity[];
  pieces: Record<string, FirstTsarPieces>;
  waterways: FirstTsarWaterway[];
  trade: Record<string, string>;
  regions: FirstTsarRegion[];
  favour: number[];
  favour_tokens: number[];
  war: number[];
  projects: FirstTsarProject[];
  project_deck: number;
  estates: FirstTsarEstate[];
  estate_deck: number;
  estate_discards: string[];
  titles: FirstTsarTitle[];
  title_deck: number;
  title_discards: string[];
  spoils: string[];
  spoils_pile: number;
  spoils_discards: string[];
  trade_pile: number;
  trade_discards: string[];
  region_discards: string[];
  seats: FirstTsarSeat[];
  own: FirstTsarOwn | null;
}

/** A waterway, with a slot for a Trade token or without one. */
export interface FirstTsarWaterway {
  name: string;
  between: string[];
  slot: boolean;
}

/** What never changes: every kind of Interior card and every type of building, by name. */
export interface PotemkinBox {
  cards: Record<string, PotemkinCard>;
  types: Record<string, PotemkinType>;
}

/** A building: `interior` and `real` are None unless the viewer knows them, `known_to` lists who does. `watched`: an agent stands in front of it. */
export interface PotemkinBuilding {
  name: string;
  type: string;
  cubes: number;
  agents: number;
  face_up: boolean;
  known_to: number[];
  watched: boolean;
  interior: string | null;
  real: boolean | null;
}

/** A kind of Interior card: how many there are, the types of building behind which it is real, when it is played. `nature` is real, fake or the one type; `timing` is None without an ability. */
export interface PotemkinCard {
  cards: number;
  nature: string;
  real: string[];
  timing: string | null;
}

/** What only the seat itself knows of now: its cards, its pack and from whom to whom that goes. `raising` is the type of a Facade that waits for an interior, `aside` are cards about to be changed. `pack_from` is None for a pack from the deck. `output` is how many cubes the seat would produce. */
export interface PotemkinOwn {
  raising: string | null;
  hand: Record<string, number>;
  pack: Record<string, number>;
  pack_from: number | null;
  pack_to: number | null;
  picked: string | null;
  aside: Record<string, number>;
  output: number;
}

/** A building that the seat `by` has checked, and the interior that all have seen then. */
export interface PotemkinRevealed {
  by: number;
  building: string;
  type: string;
  card: string;
  real: boolean;
}

/** What everyone knows of a seat. `destroyed` are interiors of buildings it has destroyed, as all have seen them. `points` and `sources` are what it would score for all that the viewer knows, `unknown` how many of its buildings may be worth more than that. */
export interface PotemkinSeat {
  cards: number;
  pack: number;
  producing: boolean;
  ready: number;
  spent: number;
  cubes: number;
  points: number;
  sources: Record<string, number>;
  unknown: number;
  destroyed: string[];
  village: PotemkinBuilding[];
}

/** What only the seat itself has seen: the packs it held, by month, in order. `discarded` are the cards it knows to lie in the discards, and `reshuffled` those it knew to lie there when they last became the deck. */
export interface PotemkinSeen {
  packs: Record<string, number>[][];
  discarded: Record<string, number>;
  reshuffled: Record<string, number>;
}

/** A type of building: how many Facades there are, and the meeple that the most of them bring, if any. */
export interface PotemkinType {
  facades: number;
  meeple: string | null;
}

/** The table as one seat sees it; `own` and `seen` are None for spectators. `round` is the round of the draft and afterwards that of turns, from 1; `keeps` is how many cards everybody keeps in a draft. `order` is the order of turns, `acting` the seat whose turn it is, None while all draft. `builders` are the seats in Construction Mode. `needed` says by type of building and by seat how many more would bring the meeple, 0 to who has it. `played` is the card whose ability is being resolved; `played_before` are played cards that lie in the discards. `revealed` is what has been revealed since the viewer last acted; spectators see it as long as anybody does. */
export interface PotemkinView {
  seat: number | null;
  month: number;
  months: number;
  direction: string;
  drafting: boolean;
  round: number;
  keeps: number;
  first: number;
  order: number[];
  acting: number | null;
  builders: number;
  over: boolean;
  deck: number;
  discards: number;
  played_before: Record<string, number>;
  facades: Record<string, number>;
  cubes: number;
  agents: number;
  capitol: number;
  scientist: number | null;
  shield: number | null;
  needed: Record<string, number[]>;
  played: string | null;
  revealed: PotemkinRevealed[];
  seats: PotemkinSeat[];
  own: PotemkinOwn | null;
  seen: PotemkinSeen | null;
}

export interface Views { "royals": RoyalsView; "catherine": CatherineView; "first-tsar": FirstTsarView; "potemkin": PotemkinView }

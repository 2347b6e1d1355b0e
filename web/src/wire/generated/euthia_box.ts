// Written by `make types` from the box of src/taverne/games/euthia: do not change it here.
// What the fields mean is said there.

/** The tables of the box files. */
export interface Cards {
  hero: Hero[];
  hero_tile: HeroTile[];
  shop_tile: ShopTile[];
  treasure: TreasureTile[];
  reward_tile: EncounterTile[];
  relic: Relic[];
  resource: NaturalResource[];
  gem: GemKind[];
  essence: EssenceKind[];
  card: Card[];
  monster: Monster[];
  elite: Elite[];
  bounty: Bounty[];
  opponent: Opponent[];
  elemental: Elemental[];
  encounter: Encounter[];
  quest: Quest[];
  territory: Territory[];
  scenario: Scenario[];
  dragon_attack: DragonAttack[];
  event: Event[];
  legend: Legend[];
  slaughter: Slaughter[];
  revocation: RevocationCost[];
  witness: Witness[];
  power: Power[];
  setup: Setup;
  tokens: Tokens;
  actions: Actions;
  dice: Dice;
  hope: Hope;
  dwurt_die: DwurtDieFaces;
  trade: Trade;
  chapel: Chapel;
  mines: Mines;
  hand: Hand;
  death: DeathRule;
  sacks: Sacks;
  reputation: Reputation;
  solo: Solo;
  combat_deck: CombatDeck;
  griffin: Griffin;
  elites: Elites;
  scoring: Scoring;
}

/** A hero board; its Gaar or Dwurt slots are full at the start (EU-018, EU-022 to EU-024, EU-356). */
export interface Hero {
  id: string;
  colour: string;
  symbol: string;
  health: number;
  slots: HeroSlot[];
  equipment: EquipmentSlot[];
  gaar_slots: number;
  dwurt_slots: number;
  gem_slots: number;
  sacks: number;
}

/** A place for a hero tile of its symbol; what ``lock`` asks opens it (EU-023). */
export interface HeroSlot {
  symbol: "ability" | "initiative" | "sword";
  lock: Give[];
}

/** Something given up as a price: ``n`` of it, of the kinds in ``of`` if any are named, all of one kind */
export interface Give {
  what: "armour" | "dwurt" | "essence" | "gaar" | "gem" | "gold" | "gold_card" | "jewel" | "potion" | "resource" | "scroll" | "silver" | "trophy" | "weapon" | "wound";
  n: number;
  of: string[];
  alike: "any" | "different" | "same";
  level: number;
}

/** A place for a piece of armour or a jewel; what ``lock`` asks opens it (EU-023). */
export interface EquipmentSlot {
  piece: "boots" | "cuirass" | "gauntlets" | "greaves" | "helmet" | "jewel";
  lock: Give[];
}

/** A tile of one hero: there from the ``start``, or revealed from a reputation on (EU-019 to EU-021). */
export interface HeroTile {
  id: string;
  kind: "ability" | "armour" | "artefact" | "backpack" | "chest" | "combat_ability" | "flask" | "initiative_ability" | "initiative_weapon" | "jewel" | "potion" | "provisions" | "purse" | "relic" | "satchel" | "scroll" | "shield" | "weapon";
  copies: number;
  cost: number;
  sell?: number;
  health: number;
  sacks: number;
  gem_slots: number;
  piece?: "boots" | "cuirass" | "gauntlets" | "greaves" | "helmet";
  family?: "ashsilk" | "chain" | "dragonskin" | "leather" | "plate";
  single_use: boolean;
  bands: Band[];
  uses: Use[];
  hero: "ael" | "dral" | "keleia" | "maeldur" | "skoldur" | "taesiri";
  start: boolean;
  rep: number;
  players: "any" | "many" | "solo";
  set: 0 | 3 | 4 | 5;
  essence_slots: number;
  dwurt: number;
  despite_immunity: boolean;
}

/** What a hero's attack does from this final strength up to the next band (EU-184). */
export interface Band {
  min: number;
  damage: number;
  do: Effect[];
}

/** What a piece does, by its kind; the vocabulary of the game says the rest. */
export interface Effect {
  kind: string;
  [field: string]: unknown;
}

/** One way to use a tile, a gem or an essence; of several on a tile one is chosen for each engagement (EU-281). */
export interface Use {
  trigger: "after_hero_roll" | "after_monster_roll" | "any" | "around_monster_roll" | "attack" | "before_hero_roll" | "before_monster_roll" | "drawn" | "hero_roll" | "initiative" | "mining" | "out" | "permanent" | "prep" | "trade";
  do: Effect[];
}

/** A tile of a trading post's deck (EU-031). */
export interface ShopTile {
  id: string;
  kind: "ability" | "armour" | "artefact" | "backpack" | "chest" | "combat_ability" | "flask" | "initiative_ability" | "initiative_weapon" | "jewel" | "potion" | "provisions" | "purse" | "relic" | "satchel" | "scroll" | "shield" | "weapon";
  copies: number;
  cost: number;
  sell?: number;
  health: number;
  sacks: number;
  gem_slots: number;
  piece?: "boots" | "cuirass" | "gauntlets" | "greaves" | "helmet";
  family?: "ashsilk" | "chain" | "dragonskin" | "leather" | "plate";
  single_use: boolean;
  bands: Band[];
  uses: Use[];
  deck: "alchemist" | "dragonslayer" | "merchant";
}

/** A treasure (EU-230). */
export interface TreasureTile {
  id: string;
  kind: "ability" | "armour" | "artefact" | "backpack" | "chest" | "combat_ability" | "flask" | "initiative_ability" | "initiative_weapon" | "jewel" | "potion" | "provisions" | "purse" | "relic" | "satchel" | "scroll" | "shield" | "weapon";
  copies: number;
  cost: number;
  sell?: number;
  health: number;
  sacks: number;
  gem_slots: number;
  piece?: "boots" | "cuirass" | "gauntlets" | "greaves" | "helmet";
  family?: "ashsilk" | "chain" | "dragonskin" | "leather" | "plate";
  single_use: boolean;
  bands: Band[];
  uses: Use[];
  level: number;
}

/** A tile that an encounter gives (EU-080). */
export interface EncounterTile {
  id: string;
  kind: "ability" | "armour" | "artefact" | "backpack" | "chest" | "combat_ability" | "flask" | "initiative_ability" | "initiative_weapon" | "jewel" | "potion" | "provisions" | "purse" | "relic" | "satchel" | "scroll" | "shield" | "weapon";
  copies: number;
  cost: number;
  sell?: number;
  health: number;
  sacks: number;
  gem_slots: number;
  piece?: "boots" | "cuirass" | "gauntlets" | "greaves" | "helmet";
  family?: "ashsilk" | "chain" | "dragonskin" | "leather" | "plate";
  single_use: boolean;
  bands: Band[];
  uses: Use[];
  pile: "amulet" | "armourer" | "provisions";
}

/** A tile of the common supply: Healing Potions, and those that only scenarios hand out. */
export interface Relic {
  id: string;
  kind: "ability" | "armour" | "artefact" | "backpack" | "chest" | "combat_ability" | "flask" | "initiative_ability" | "initiative_weapon" | "jewel" | "potion" | "provisions" | "purse" | "relic" | "satchel" | "scroll" | "shield" | "weapon";
  copies: number;
  cost: number;
  sell?: number;
  health: number;
  sacks: number;
  gem_slots: number;
  piece?: "boots" | "cuirass" | "gauntlets" | "greaves" | "helmet";
  family?: "ashsilk" | "chain" | "dragonskin" | "leather" | "plate";
  single_use: boolean;
  bands: Band[];
  uses: Use[];
}

/** A natural resource of a terrain's deck; the seller takes one of its sides (EU-130). */
export interface NaturalResource {
  id: string;
  terrain: "cavern" | "lake" | "mountain";
  copies: number;
  tag: "food" | "gem" | "ore" | "plant" | "prize" | "rich";
  options: Side[];
}

/** One side of a resource's sale (EU-130); a gem is of one of the kinds named. */
export interface Side {
  gold: number;
  rep: number;
  gem: ("amethyst" | "demonite" | "diamond" | "emerald" | "onyx" | "opal" | "ruby" | "sapphire" | "common")[];
}

/** A kind of gem; unless it always works, its use turns it inactive (EU-296). */
export interface GemKind {
  id: string;
  copies: number;
  common: boolean;
  uses: Use[];
}

/** A kind of essence, discarded for one of its uses (EU-301). */
export interface EssenceKind {
  id: string;
  copies: number;
  uses: Use[];
}

/** A silver or gold card: what 1, 2 or 3 copies played together do (EU-221 to EU-225). */
export interface Card {
  id: string;
  metal: "gold" | "silver";
  copies: number;
  one_player: boolean;
  replaced: boolean;
  trigger: "after_monster_roll" | "around_monster_roll" | "before_hero_roll" | "before_monster_roll";
  each_round: Effect[];
  one: Effect[];
  two: Effect[];
  three: Effect[];
}

/** A monster card; its reward goes to heroes of at most ``rep_limit`` reputation, to all without one (EU-196). */
export interface Monster {
  id: string;
  level: number;
  health: number;
  bands: WoundBand[];
  penalty: number;
  silver: number;
  gold_cards: number;
  chaos: number;
  gaar: number;
  rep_limit?: number;
  reward: Effect[];
}

/** What a monster's attack does from this final strength up to the next band (EU-164). */
export interface WoundBand {
  min: number;
  wounds: number;
  do: Effect[];
}

/** An elite monster; the bounty of the same id is on it (EU-305). */
export interface Elite {
  id: string;
  level: number;
  health: number;
  bands: WoundBand[];
  penalty: number;
  silver: number;
  gold_cards: number;
  chaos: number;
  gaar: number;
  immunity: boolean;
}

/** The bounty on the elite of the same id (EU-305, EU-310). */
export interface Bounty {
  id: string;
  level: number;
  lair: Lair;
  reward: Effect[];
}

/** Where an elite is fought: on such a space (``on``), beside one, or on an outer space of such a tile (EU-308). */
export interface Lair {
  kind: "beside" | "on" | "outer";
  of: "alchemist" | "cavern" | "chapel" | "elemental" | "elemental_air" | "elemental_earth" | "elemental_fire" | "elemental_water" | "encounter" | "lake" | "merchant" | "mine" | "mountain" | "portal" | "towers" | "treasure";
}

/** An opponent of a scenario, or one stage of a dragon; never a trophy (EUS-011 to EUS-021). */
export interface Opponent {
  id: string;
  level: number;
  health: number;
  bands: WoundBand[];
  penalty: number;
  silver: number;
  gold_cards: number;
  chaos: number;
  gaar: number;
  group: "accomplice" | "farruga" | "magma_demon" | "mirrezil" | "saboteur";
  stage: number;
  immunity: boolean;
  reward: Effect[];
}

/** The challenge of an elemental (EU-238). */
export interface Elemental {
  id: string;
  figures: number;
  bands: TrialBand[];
}

/** What a challenge brings from this final roll up to the next band (EU-238). */
export interface TrialBand {
  min: number;
  do: Effect[];
}

/** Somebody who gives quests, and the pile of reward tiles that comes along (EU-080). */
export interface Encounter {
  id: string;
  pile?: "amulet" | "armourer" | "provisions";
}

/** A quest: what is given up, or what must be so, and its reward (EU-242). */
export interface Quest {
  id: string;
  encounter: "armourer" | "druid" | "emissary" | "healer" | "huntsman" | "innkeeper" | "mercenary" | "miner" | "overlord" | "priest" | "ranger" | "scholar" | "smuggler" | "sorceress";
  one_player: boolean;
  give: Give[];
  have: Have[];
  reward: Effect[];
}

/** Something that must be so, and stays: at least ``n`` of it (``health_at_most``: at most). */
export interface Have {
  what: "elemental_token" | "full_health" | "health_at_most" | "hero_tile" | "hero_token" | "interaction_token" | "mine_token" | "missing_health" | "quest" | "reputation" | "set" | "trade_token" | "treasure_token" | "trophy";
  n: number;
  level: number;
}

/** A territory tile: spaces a, b, c and, on a special one, its centre m; ``kind`` is the arrow on its front, a */
export interface Territory {
  id: string;
  chapter: number;
  kind: "encounter" | "fixed" | "other" | "scenario";
  role: "abyss" | "draw" | "griffin" | "legend" | "start" | "temple";
  solo: boolean;
  special?: "chapel" | "fortress" | "legend" | "overlord" | "towers";
  spaces: Space[];
}

/** One space: its land, the level of its monster (0 for none) and that monster's loot (EU-075, EU-076, EU-089). */
export interface Space {
  land: "abyss" | "alchemist" | "cavern" | "chapel" | "elemental" | "encounter" | "griffin" | "lair" | "lake" | "legend" | "merchant" | "mountain" | "plain" | "portal" | "temple" | "tower" | "treasure";
  level: number;
  element?: "air" | "earth" | "fire" | "water";
  encounter?: "armourer" | "druid" | "emissary" | "healer" | "huntsman" | "innkeeper" | "mercenary" | "miner" | "overlord" | "priest" | "ranger" | "scholar" | "smuggler" | "sorceress";
  monster: number;
  loot: Loot;
}

/** What the winner finds beside a monster symbol (EU-198). */
export interface Loot {
  gold: number;
  gaar: number;
  potions: number;
  silver: number;
  gold_cards: number;
}

/** A scenario: its map, its rounds, its moments and its goal. ``values`` are its own figures, those of ``hard`` and */
export interface Scenario {
  id: string;
  modes: ("competitive" | "coop" | "solo")[];
  rounds: number;
  final_round: boolean;
  start: Start;
  one: TileRow;
  two: TileRow;
  three: TileRow;
  four: TileRow;
  tiles: string[];
  elites: number[];
  elites_always: boolean;
  late_tile: string;
  late_round: number;
  hooks: Hook[];
  goal: Goal;
  ends_early: "" | "spell_counter_zero" | "stage_4_beaten";
  add_ons: string[];
  values: Record<string, number>;
  hard: Record<string, number>;
  heroic: Record<string, number>;
}

/** Where and with what every hero begins (EU-010, EU-025, EU-027, EUS-008). */
export interface Start {
  tile: string;
  rep: number;
  gold: number;
  items: string[];
}

/** How many tiles of each chapter and kind a game of so many heroes uses (EU-013, EU-014, EUS-002). */
export interface TileRow {
  fixed: number[];
  encounter: number[];
  other: number[];
}

/** A moment at which the scenario does something, in some rounds or (none named) in all; ``rule`` says what. */
export interface Hook {
  at: "combat" | "free_action" | "hero_dies" | "monster_beaten" | "round" | "round_end" | "round_start" | "space_freed" | "stage_beaten" | "tile_revealed" | "trade";
  do: "clear_ruin" | "complete_legend" | "deliver" | "demon_appears" | "dragon_breath" | "dragon_leaves" | "drop_villagers" | "eve_of_battle" | "fall" | "farruga_attack" | "fill_emblems" | "final_fights" | "golem_arrives" | "guardian" | "late_tile" | "lay_emblem" | "lay_legend_or_dragon" | "lay_villagers" | "lay_ward" | "lower_counter" | "rescue_villagers" | "revoke" | "slaughter_card" | "take_clue" | "try_to_seal" | "turn_event" | "turn_witness";
  rule: string;
  rounds: number[];
}

/** What heroes without rivals need by their number, for each difficulty, and when that is looked at (EUS-023). */
export interface Goal {
  check: "at_once" | "end" | "final_round" | "last_round";
  count: "abysses_sealed" | "elementals_revoked" | "emblems_sealed" | "heroes_who_beat_both" | "lowest_final_reputation" | "spell_counter_to_zero" | "stages_beaten" | "villagers_delivered";
  normal: number[];
  hard?: number[];
  heroic?: number[];
}

/** An attack card: the dragon flies to the nearest freed post, strikes the heroes within ``reach`` of it and razes */
export interface DragonAttack {
  id: string;
  flights: number;
  reach: number;
  do: Effect[];
}

/** An event card: a rule of the table changes by ``n`` until the end of the round, or each player draws ``n`` silver */
export interface Event {
  id: string;
  rule: "extra_chaos" | "fire_water_factor" | "free_renewals" | "mine_draws" | "portals_closed" | "prices" | "silver_each";
  n: number;
}

/** A legend: its tile, what it asks and what it gives (EUS-080 to EUS-082). */
export interface Legend {
  id: string;
  tile: string;
  give: Give[];
  have: Have[];
  reward: Effect[];
}

/** A slaughter card: the Golem goes ``steps`` spaces in a direction (1 to 6) or toward the nearest of something and */
export interface Slaughter {
  id: string;
  toward: "" | "1" | "2" | "3" | "4" | "5" | "6" | "hero" | "mine" | "post";
  steps: number;
  spawn: boolean;
  reach: number;
  do: Effect[];
  silver: number;
}

/** What revoking an elemental costs in essences of its own and of any element, and gives (EUS-132, EUS-133). */
export interface RevocationCost {
  id: string;
  same: number;
  any: number;
  rep: number;
}

/** A character card: where it is met and what its clue costs (EUS-045, EUS-046). */
export interface Witness {
  id: string;
  place: "elemental" | "merchant" | "mine" | "portal";
  give: Give[];
}

/** The power of the Faer, of which its holder has one use a round (EUS-122, EUS-123). */
export interface Power {
  id: string;
  uses: Use[];
}

/** What is laid out: offers, quests, how many cards an encounter or a bounty level has (EU-031, EU-078, EU-304). */
export interface Setup {
  offer: number;
  quests_shown: number;
  quests_beyond_heroes: number;
  quests_solo: number;
  quests_solo_sorceress: number;
  bounties_beyond_heroes: number;
  health_track: number;
}

/** The tokens of a hero and the cards that name him (EU-003, EU-005). */
export interface Tokens {
  hero: number;
  interaction: number;
  trade: number;
  damage: number;
  action_sets: number;
  control_cards: number;
}

/** Movement points of the action tokens, and how many tokens are kept (EU-040, EU-055). */
export interface Actions {
  mining: number;
  trade: number;
  combat: number;
  kept: number;
}

/** What a Gaar, a Dwurt and the elements do to a roll, and Fire and Water to a body (EU-058 to EU-060, EU-095). */
export interface Dice {
  gaar: number;
  dwurt: number;
  earth: number;
  fire: number;
  water: number;
}

/** The Die of Hope: the rolls that feed it, its highest face, and what its points buy (EU-180, EU-187 to EU-191). */
export interface Hope {
  hero_at_most: number;
  monster_at_least: number;
  top: number;
  plus_one: number;
  for_gaar: number;
  for_damage: number;
}

/** The faces 0 to 5 of the Dwurt die, and how many Dwurt avoid it (EU-360 to EU-365). */
export interface DwurtDieFaces {
  faces: DwurtFace[];
  avoid: number;
}

/** What one face of the Dwurt die brings (EU-362 to EU-365). */
export interface DwurtFace {
  dwurt: number;
  silver: number;
  gold_cards: number;
  rep_lost: number;
  wounds: number;
}

/** Prices of a trading post and what one gold heals at each (EU-115, EU-123 to EU-132). */
export interface Trade {
  tax: number;
  free_renewals: number;
  renewal: number;
  reveal: number;
  gaar: number;
  heal: number;
  heal_merchant: number;
  heal_alchemist: number;
  heal_dragonslayer: number;
  loose_gem: number;
  gem_on_tile: number;
}

/** What the Chapel heals and sells for a price (EU-228). */
export interface Chapel {
  heal_price: number;
  heal: number;
  potion_price: number;
}

/** The toll to each rival, also of an elemental, and the tiles of a minecart (EU-109, EU-112, EU-235). */
export interface Mines {
  toll: number;
  cart: number;
}

/** Silver and gold cards: the limit, the exchange, the coins of solo play, their worth in a tie (EU-219, EU-220). */
export interface Hand {
  limit: number;
  silver_for_gold_card: number;
  silver_for_coin: number;
  gold_cards_for_coin: number;
  tie_silver: number;
  tie_gold_card: number;
}

/** What a death gives and costs (EU-212, EU-216, EU-255, EU-354, EU-366); ``exhausted``: the hero of a combat that */
export interface DeathRule {
  gaar: number;
  gold_cards: number;
  rep_scoring: number;
  rep_outside: number;
  rep_coop: number;
  rep_dwurt: number;
  exhausted: number;
}

/** How many sacks a hero has at most, how many can be covered, and the Grey Sacks there are (EU-283 to EU-285). */
export interface Sacks {
  limit: number;
  covered: number;
  grey: number;
}

/** The manuscript marks of the track, and where tokens are taken (EU-028, EU-272). */
export interface Reputation {
  marks: number[];
  tokens: number[];
}

/** Without rivals: fixed tiles of a chapter, cards for the reserves, when a Gaar is spent (EU-322 to EU-335). */
export interface Solo {
  fixed_tiles: number;
  silver_each_round: number;
  reserve_exchange: number;
  gaar_up_to: number;
}

/** Gaar and Chaos symbols of the 36 combat cards, one for each pair of dice; rows by the left one (EU-333). */
export interface CombatDeck {
  gaar: number[][];
  chaos: number[][];
}

/** How far the Griffin is called and flies (EU-372, EU-373). */
export interface Griffin {
  call: number;
  flight: number;
}

/** The lair that serves when the stack is empty and no space of the map fits the bounty. */
export interface Elites {
  last_lair: Lair;
}

/** Gold for a reputation, gold for a gem or an essence, and reputation by count for each row of the score table, the */
export interface Scoring {
  gold_for_rep: number;
  gem: number;
  essence_lock: number;
  potion: number;
  hero_tokens: number[];
  interaction_tokens: number[];
  trade_tokens: number[];
  rival_tokens: number[];
  quests: number[];
  elites: number[];
}

import {
  announcementList,
  depositMine,
  gameList,
  historyList,
  login,
  openGameExample,
  slipMyRequest,
  slipVerify,
  userCredit,
  userDetail,
  userSetting,
  withdrawRequests,
  type Announcement,
  type Credit,
  type Deposit,
  type Game,
  type Movement,
  type OpenGame,
  type Session,
  type Slip,
  type SlipRequest,
  type WaitingSlip,
  type UserProfile,
  type UserSetting,
  type Withdrawal,
} from '@chada/contract';

/** Returns the only item of an example's list. The contract's tests assert that every example has one. */
function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The example contains no item.');
  return item;
}

// Every record is an example of the contract, so that builders and contract stay consistent.

/** A member's full profile. */
export const aMember = (changes: Partial<UserProfile> = {}): UserProfile => ({
  ...userDetail.example.response,
  ...changes,
});

/** A session, opened by login. */
export const aSession = (changes: Partial<Session> = {}): Session => ({
  ...login.example.response,
  user: aMember(),
  ...changes,
});

/** A deposit of the member. */
export const aDeposit = (changes: Partial<Deposit> = {}): Deposit => ({
  ...first(depositMine.example.response.items),
  ...changes,
});

/** A withdrawal of the member. */
export const aWithdrawal = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  ...first(withdrawRequests.example.response.items),
  ...changes,
});

/** A verified slip. */
export const aSlip = (changes: Partial<Slip> = {}): Slip => ({ ...slipVerify.example.response, ...changes });

/** A verified slip that waits for its confirmation. */
export const aWaitingSlip = (changes: Partial<WaitingSlip> = {}): WaitingSlip => ({
  ...aSlip({ status: 'verified' }),
  expiresAt: '2026-11-27T03:20:00.000Z',
  ...changes,
});

/** A request to staff about a deposit. */
export const aSlipRequest = (changes: Partial<SlipRequest> = {}): SlipRequest => ({
  ...first(slipMyRequest.example.response.items),
  ...changes,
});

/** A game of the lobby. */
export const aGame = (changes: Partial<Game> = {}): Game => ({
  ...first(gameList.example.response.items),
  ...changes,
});

/** Returns `count` games with distinct codes and names, for lists that scroll. */
export const manyGames = (count: number, changes: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, index) =>
    aGame({ code: `game-${index + 1}`, name: `มังกรทองคำ ${index + 1}`, ...changes }),
  );

/** A movement of credit. */
export const aMovement = (changes: Partial<Movement> = {}): Movement => ({
  ...first(historyList.example.response.items),
  ...changes,
});

/** A piece of news. */
export const anAnnouncement = (changes: Partial<Announcement> = {}): Announcement => ({
  ...first(announcementList.example.response.items),
  ...changes,
});

/** A game that holds the member's credit. */
export const anOpenGame = (changes: Partial<OpenGame> = {}): OpenGame => ({ ...openGameExample, ...changes });

/** The response to a credit query. */
export const aCredit = (changes: Partial<Credit> = {}): Credit => ({
  ...userCredit.example.response,
  ...changes,
});

/** The member's promotion windows. */
export const aUserSetting = (changes: Partial<UserSetting> = {}): UserSetting => ({
  ...userSetting.example.response,
  ...changes,
});

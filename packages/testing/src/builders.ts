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

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The example contains no item.');
  return item;
}

// Each builder starts from an example of the contract, so that its records satisfy the contract.

export const aMember = (changes: Partial<UserProfile> = {}): UserProfile => ({
  ...userDetail.example.response,
  ...changes,
});

export const aSession = (changes: Partial<Session> = {}): Session => ({
  ...login.example.response,
  user: aMember(),
  ...changes,
});

export const aDeposit = (changes: Partial<Deposit> = {}): Deposit => ({
  ...first(depositMine.example.response.items),
  ...changes,
});

export const aWithdrawal = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  ...first(withdrawRequests.example.response.items),
  ...changes,
});

export const aSlip = (changes: Partial<Slip> = {}): Slip => ({ ...slipVerify.example.response, ...changes });

export const aWaitingSlip = (changes: Partial<WaitingSlip> = {}): WaitingSlip => ({
  ...aSlip({ status: 'verified' }),
  expiresAt: '2026-11-27T03:20:00.000Z',
  ...changes,
});

export const aSlipRequest = (changes: Partial<SlipRequest> = {}): SlipRequest => ({
  ...first(slipMyRequest.example.response.items),
  ...changes,
});

export const aGame = (changes: Partial<Game> = {}): Game => ({
  ...first(gameList.example.response.items),
  ...changes,
});

export const manyGames = (count: number, changes: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, index) =>
    aGame({ code: `game-${index + 1}`, name: `มังกรทองคำ ${index + 1}`, ...changes }),
  );

export const aMovement = (changes: Partial<Movement> = {}): Movement => ({
  ...first(historyList.example.response.items),
  ...changes,
});

export const anAnnouncement = (changes: Partial<Announcement> = {}): Announcement => ({
  ...first(announcementList.example.response.items),
  ...changes,
});

export const anOpenGame = (changes: Partial<OpenGame> = {}): OpenGame => ({ ...openGameExample, ...changes });

export const aCredit = (changes: Partial<Credit> = {}): Credit => ({
  ...userCredit.example.response,
  ...changes,
});

export const aUserSetting = (changes: Partial<UserSetting> = {}): UserSetting => ({
  ...userSetting.example.response,
  ...changes,
});

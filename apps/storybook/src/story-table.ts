/**
 * The states in which a screen is shown. `Filled` is the contract's example; `Long` has the longest lists and names and
 * the largest and smallest amounts; `Refused` is a form that the API refused, one story for each error code;
 * `Incomplete` is a form submitted with missing values; `DisabledTier` is a tier that is not available (RD-11).
 */
export const screenStates = [
  'Filled',
  'Loading',
  'Empty',
  'Failed',
  'Offline',
  'Maintenance',
  'DisabledTier',
  'Refused',
  'Incomplete',
  'Long',
] as const;
/** The name of a state in which a screen is shown. */
export type ScreenStateName = (typeof screenStates)[number];

type Exceptions = Readonly<Partial<Record<ScreenStateName, string>>>;

const noTier = { DisabledTier: 'It shows no levels.' } as const;
const noForm = { Refused: 'It has no form.', Incomplete: 'It has no form.' } as const;
const asksNothing = {
  Loading: 'It asks the API for nothing of its own.',
  Failed: 'It asks the API for nothing of its own.',
  Empty: 'It lists nothing.',
} as const;
const noOwnText = { Long: 'Its words are the brand’s own, and bounded by its schema.' } as const;
const oneTap = { Incomplete: 'One tap sends all there is.' } as const;
const framed = {
  ...asksNothing,
  ...noTier,
  ...noForm,
  Long: 'What is long in it is in the frame of others.',
} as const;

/** The states that a screen does not have, with the reason. A state listed here must not have a story. */
export const exceptions: Readonly<Record<string, Exceptions>> = {
  HomePage: { ...noTier, Incomplete: 'The form is that of LoginPage.' },
  LoginPage: { ...noTier, ...asksNothing, ...noOwnText },
  RegistrationPage: {
    ...noTier,
    ...noOwnText,
    Loading: 'Its checks run beside the fields while one types: see Components/TextField.',
    Failed: 'A check that fails is said at its field: see the refused holder.',
    Empty: 'It lists nothing.',
  },
  ContactPage: { ...noTier, ...noForm, Empty: 'WithoutAccount is its empty state.' },
  PublicPromotionPage: { ...noTier, ...noForm, ...noOwnText },
  LiveScorePage: framed,
  ScorePage: framed,
  DashboardPage: { ...noForm, Refused: 'A check-in refused as done goes away: the day is checked in.' },
  DepositPage: { ...noTier, Refused: 'It sends nothing: the slip does, on the next screen.' },
  SlipPage: noTier,
  WithdrawalPage: noTier,
  HistoryPage: { ...noTier, ...noForm },
  GameCategoryPage: { ...noTier, ...oneTap },
  GameProviderPage: {
    ...noTier,
    ...oneTap,
    Refused: 'A game is opened by the dialog of GameCategoryPage.',
  },
  MediaPage: { ...noTier, ...noForm, ...noOwnText },
  WheelPage: { ...noTier, ...oneTap },
  FlipCardPage: { ...noTier, ...oneTap },
  MoviePage: {
    ...noTier,
    ...noForm,
    Loading: 'Films are in the brand’s configuration.',
    Failed: 'Films are in the brand’s configuration.',
  },
  PromotionPage: { ...noTier, ...noForm, ...noOwnText },
  RewardPage: { ...noTier, ...noForm },
  RewardCategoryPage: { ...noTier, ...oneTap },
  RankingPage: { ...noForm, Empty: 'The levels are always there.' },
  UserPage: {
    ...noTier,
    ...noForm,
    Loading: 'What the browser stored is there at once.',
    Empty: 'It lists nothing.',
  },
  AffiliatePage: { ...noTier, Incomplete: 'Said at the field as in WithdrawalPage.' },
  WinLostPage: { ...noTier, ...noForm },
  ManageAddressPage: {
    ...noTier,
    Incomplete: 'Its fields are filled from the account; an emptied one is said as refused.',
  },
  ChangePasswordPage: { ...noTier, ...asksNothing, ...noOwnText },
  MaintenancePage: {
    ...noTier,
    ...noForm,
    ...asksNothing,
    ...noOwnText,
    Maintenance: 'Filled is the site in maintenance.',
  },
  NotFoundPage: { ...noTier, ...noForm, ...asksNothing, ...noOwnText },
  GameReturn: { ...noTier, ...oneTap, Empty: 'Without a game that was open it draws nothing.' },
  LiveChat: {
    ...noTier,
    ...noForm,
    ...noOwnText,
    Empty: 'A brand without a live chat has the button to LINE: every other screen.',
    Maintenance: 'The maintenance page covers it.',
  },
};

/** The screen that shows the error codes of an operation, each in a story `<prefix><Code>`; or why none does. */
export type Refusals = { readonly screen: string; readonly prefix: string } | { readonly reason: string };

/** Every operation that has its own error codes. */
export const refusals: Readonly<Record<string, Refusals>> = {
  'session.login': { screen: 'LoginPage', prefix: 'Refused' },
  'register.member': { screen: 'RegistrationPage', prefix: 'Refused' },
  'register.inviter': { screen: 'RegistrationPage', prefix: 'InviterRefused' },
  'register.bankName': { screen: 'RegistrationPage', prefix: 'HolderRefused' },
  'withdraw.create': { screen: 'WithdrawalPage', prefix: 'Refused' },
  'withdraw.retry': { screen: 'WithdrawalPage', prefix: 'RetryRefused' },
  'user.transferToBank': { reason: 'No screen asks for it: members withdraw by withdraw.create.' },
  'slip.verify': { screen: 'SlipPage', prefix: 'Refused' },
  'slip.confirm': { screen: 'SlipPage', prefix: 'ConfirmRefused' },
  'slip.requestDeposit': { screen: 'SlipPage', prefix: 'RequestRefused' },
  'affiliate.withdraw': { screen: 'AffiliatePage', prefix: 'Refused' },
  'game.open': { screen: 'GameCategoryPage', prefix: 'Refused' },
  'game.resume': { screen: 'DashboardPage', prefix: 'ResumeRefused' },
  'game.cashOut': { screen: 'GameReturn', prefix: 'Refused' },
  'reward.request': { screen: 'RewardCategoryPage', prefix: 'Refused' },
  'checkIn.claim': { reason: 'A check-in refused as done goes away: the day is checked in.' },
  'wheel.reward': { screen: 'WheelPage', prefix: 'Refused' },
  'flipCard.reward': { screen: 'FlipCardPage', prefix: 'Refused' },
  'user.changePassword': { screen: 'ChangePasswordPage', prefix: 'Refused' },
};

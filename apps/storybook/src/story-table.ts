/**
 * The states in which stories show a screen. `Filled`: the API returns the contract's examples. `Long`: the longest
 * lists and texts. `Refused`: the API has refused a form. `Incomplete`: values are missing in a form. `DisabledTier`: a
 * tier is not available (RD-11).
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
export type ScreenStateName = (typeof screenStates)[number];

type Exceptions = Readonly<Partial<Record<ScreenStateName, string>>>;

const noTier = { DisabledTier: 'It shows no levels.' } as const;
const noForm = { Refused: 'It has no form.', Incomplete: 'It has no form.' } as const;
const asksNothing = {
  Loading: 'It sends no request of its own.',
  Failed: 'It sends no request of its own.',
  Empty: 'It has no list.',
} as const;
const noOwnText = { Long: 'Its texts come from the brand, and the schema limits their length.' } as const;
const oneTap = { Incomplete: 'One tap sends everything; no field can be missing.' } as const;
const framed = {
  ...asksNothing,
  ...noTier,
  ...noForm,
  Long: 'Its long content is in a third-party frame.',
} as const;

export const exceptions: Readonly<Record<string, Exceptions>> = {
  HomePage: { ...noTier, Incomplete: 'It has the form of LoginPage.' },
  LoginPage: { ...noTier, ...asksNothing, ...noOwnText },
  RegistrationPage: {
    ...noTier,
    ...noOwnText,
    Loading: 'Its checks run at the fields while typing: see Components/TextField.',
    Failed: 'A failed check is shown at its field: see the refused holder.',
    Empty: 'It has no list.',
  },
  ContactPage: { ...noTier, ...noForm, Empty: 'WithoutAccount is its empty state.' },
  PublicPromotionPage: { ...noTier, ...noForm, ...noOwnText },
  LiveScorePage: framed,
  ScorePage: framed,
  DashboardPage: {
    ...noForm,
    Refused: 'A refused check-in means that the day is already checked in, so the prompt closes.',
  },
  GameShelf: { ...noTier, ...oneTap, Refused: 'A game is opened by the dialog of GameCategoryPage.' },
  DepositPage: { ...noTier, Refused: 'It sends nothing; the next screen sends the slip.' },
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
  FairnessPage: {
    ...noTier,
    Incomplete: 'The browser fills its only field; an emptied one is shown at the field.',
  },
  MoviePage: {
    ...noTier,
    ...noForm,
    Loading: 'Films come from the brand’s configuration.',
    Failed: 'Films come from the brand’s configuration.',
  },
  PromotionPage: { ...noTier, ...noForm, ...noOwnText },
  RewardPage: { ...noTier, ...noForm },
  RewardCategoryPage: { ...noTier, ...oneTap },
  RankingPage: { ...noForm, Empty: 'There is always a list of levels.' },
  UserPage: {
    ...noTier,
    ...noForm,
    Loading: 'It shows stored data at once.',
    Empty: 'It has no list.',
  },
  AffiliatePage: { ...noTier, Incomplete: 'Shown at the field as in WithdrawalPage.' },
  WinLostPage: { ...noTier, ...noForm },
  ProtectionPage: noTier,
  BreakPage: { ...noTier, ...oneTap, Empty: 'The brand offers at least one length.' },
  PlayHistoryPage: { ...noTier, ...noForm },
  PlayGuidePage: { ...noTier, ...noForm, ...asksNothing, ...noOwnText },
  MaintenanceBreak: {
    ...noTier,
    ...oneTap,
    Empty: 'It has no list.',
    Offline: 'A page that opens without a network does not know that the site is in maintenance.',
    Maintenance: 'All its states are in maintenance.',
  },
  PausedPage: { ...noTier, ...oneTap, ...noOwnText, Empty: 'It has no list of its own.' },
  ConsentPage: {
    ...noTier,
    ...noOwnText,
    Empty: 'It is not shown without a consent to answer.',
  },
  MyConsentsPage: { ...noTier, ...oneTap },
  RealityCheck: {
    ...noTier,
    ...noForm,
    Empty: 'It has no list.',
    Maintenance: 'The maintenance page covers it.',
  },
  ManageAddressPage: {
    ...noTier,
    Incomplete: 'Its fields are filled from the account; an emptied one is shown as refused.',
  },
  ChangePasswordPage: { ...noTier, ...asksNothing, ...noOwnText },
  MaintenancePage: {
    ...noTier,
    ...noForm,
    ...asksNothing,
    ...noOwnText,
    Maintenance: 'Its Filled state is the site in maintenance.',
  },
  NotFoundPage: { ...noTier, ...noForm, ...asksNothing, ...noOwnText },
  OwnPage: {
    ...noTier,
    ...noForm,
    Loading: 'A stamped page has its content; a static file has no response to hold back in a story.',
    Empty: 'client:check refuses a page without a text.',
  },
  GameReturn: { ...noTier, ...oneTap, Empty: 'It renders nothing without an open game.' },
  LiveChat: {
    ...noTier,
    ...noForm,
    ...noOwnText,
    Empty: 'A brand without a live chat shows the LINE button on every screen.',
    Maintenance: 'The maintenance page covers it.',
  },
  ChatCorner: {
    ...noTier,
    ...noForm,
    ...noOwnText,
    ...asksNothing,
    Maintenance: 'The maintenance page has its own link to LINE.',
  },
};

/**
 * The stories that show the error codes of an operation: the stories of `screen` whose names are `prefix` followed by
 * an error code. If no screen shows these codes, `reason` explains why.
 */
export type Refusals = { readonly screen: string; readonly prefix: string } | { readonly reason: string };

export const refusals: Readonly<Record<string, Refusals>> = {
  'session.login': { screen: 'LoginPage', prefix: 'Refused' },
  'register.member': { screen: 'RegistrationPage', prefix: 'Refused' },
  'register.inviter': { screen: 'RegistrationPage', prefix: 'InviterRefused' },
  'register.requestPhoneCode': { screen: 'RegistrationPage', prefix: 'CodeRequestRefused' },
  'register.verifyPhoneCode': { screen: 'RegistrationPage', prefix: 'CodeRefused' },
  'register.bankName': { screen: 'RegistrationPage', prefix: 'HolderRefused' },
  'withdraw.create': { screen: 'WithdrawalPage', prefix: 'Refused' },
  'withdraw.retry': { screen: 'WithdrawalPage', prefix: 'RetryRefused' },
  'protection.get': { reason: 'Its only code, FEATURE_OFF, is shown like every failed load.' },
  'protection.setLimit': { screen: 'ProtectionPage', prefix: 'Refused' },
  'protection.confirmRaise': { screen: 'ProtectionPage', prefix: 'ConfirmRefused' },
  'protection.cancelRaise': { screen: 'ProtectionPage', prefix: 'CancelRefused' },
  'protection.history': { reason: 'Its only code, FEATURE_OFF, is shown like every failed load.' },
  'protection.beginTimeOut': { screen: 'BreakPage', prefix: 'Refused' },
  'protection.prepareExclusion': { screen: 'BreakPage', prefix: 'PrepareRefused' },
  'protection.confirmExclusion': { screen: 'BreakPage', prefix: 'ConfirmRefused' },
  'protection.requestEnd': { screen: 'PausedPage', prefix: 'Refused' },
  'slip.requestReturn': { screen: 'SlipPage', prefix: 'ReturnRefused' },
  'protection.acknowledge': { reason: 'Its only code, FEATURE_OFF, belongs to a brand without the screens.' },
  'protection.dismissCareNotice': {
    reason: 'Its only code, FEATURE_OFF, belongs to a brand without the screens.',
  },
  'fairness.clientSeed': { screen: 'FairnessPage', prefix: 'Refused' },
  'user.transferToBank': { reason: 'No screen calls it: members withdraw with withdraw.create.' },
  'slip.verify': { screen: 'SlipPage', prefix: 'Refused' },
  'slip.confirm': { screen: 'SlipPage', prefix: 'ConfirmRefused' },
  'slip.requestDeposit': { screen: 'SlipPage', prefix: 'RequestRefused' },
  'affiliate.withdraw': { screen: 'AffiliatePage', prefix: 'Refused' },
  'game.open': { screen: 'GameCategoryPage', prefix: 'Refused' },
  'game.resume': { screen: 'DashboardPage', prefix: 'ResumeRefused' },
  'game.cashOut': { screen: 'GameReturn', prefix: 'Refused' },
  'reward.request': { screen: 'RewardCategoryPage', prefix: 'Refused' },
  'checkIn.claim': {
    reason: 'A refused check-in means that the day is already checked in, so the prompt closes.',
  },
  'wheel.reward': { screen: 'WheelPage', prefix: 'Refused' },
  'flipCard.reward': { screen: 'FlipCardPage', prefix: 'Refused' },
  'user.changePassword': { screen: 'ChangePasswordPage', prefix: 'Refused' },
};

import { gameCategories } from '@chada/domain';
import { tierTable } from '@chada/membership-rules';
import { describe, expect, it } from 'vitest';
import { exampleFiles } from '../test/example-brand.ts';
import { brandImages } from './brand-images.ts';
import { resolveGame, writtenGame } from './game.ts';
import { barEntriesOf } from './layout.ts';
import { analyticsFramePath, analyticsHosts, chatFramePath, chatHosts, policyHosts } from './policy-hosts.ts';
import { registrationSteps } from './registration.ts';
import { assetPathsOf, parseResolvedClient, resolveClient, withAssetAddresses } from './resolved-client.ts';
import { clientFileSchema } from './schema.ts';

const minimal = {
  id: 'example',
  name: 'Example',
  footer: { holder: 'Example Ltd' },
  theme: { colorScheme: 'dark', themeColor: '#000000', fontFamily: 'Sarabun' },
  assets: { logo: 'assets/logo.svg', icon: 'assets/icon.svg' },
  refundTable: { 1: 5, 2: 5, 3: 7, 4: 9, 5: 10, 6: 10 },
} as const;
const parsed = (fields: object = {}) => parseResolvedClient({ ...minimal, ...fields });
const resolved = (fields: object = {}) =>
  resolveClient(
    clientFileSchema.parse({ ...JSON.parse(exampleFiles()['client.json'] ?? ''), ...fields }),
    {},
  );

describe('a resolved brand without optional fields', () => {
  it('has their defaults', () => {
    expect(parsed()).toStrictEqual({
      ...minimal,
      tagline: '',
      domains: [],
      minimumAge: 20,
      blockedCountries: [],
      api: { baseUrl: '/' },
      bottomBar: { fourth: 'media' },
      footer: { ...minimal.footer, publicYear: 2022, memberYear: 2024, toCurrentYear: false, badges: [] },
      layout: {
        hero: 'split',
        tiles: 'grid',
        creditCard: 'plate',
        bar: 'notch',
        home: ['banners', 'categories', 'links', 'offers', 'news'],
        dashboard: ['due', 'games', 'banners', 'news', 'tier'],
        drawer: [
          'register',
          'login',
          'casino',
          'slot',
          'sport',
          'contact',
          'promotion',
          'liveScore',
          'score',
          'pages',
        ],
        menu: [
          'history',
          'winLost',
          'affiliate',
          'ranking',
          'media',
          'reward',
          'address',
          'password',
          'protection',
          'contact',
        ],
      },
      features: {
        affiliate: true,
        reward: true,
        wheel: true,
        flipCard: true,
        checkIn: true,
        movie: true,
        liveScore: true,
        score: true,
        promotion: true,
        offline: true,
        liveCredit: false,
        fairness: true,
      },
      banners: [],
      films: [],
      frames: {},
      hosts: { images: [], frames: [] },
      limits: {
        minimumDepositSatang: 10000,
        minimumWithdrawalSatang: 10000,
        quickAmountsSatang: [10000, 30000, 50000, 100000, 200000, 300000, 500000, 1000000, 2000000, 5000000],
      },
      theme: {
        colorScheme: 'dark',
        themeColor: '#000000',
        celebration: 'coins',
        fontFamily: 'Sarabun',
        fontFaces: [],
      },
      assets: {
        logo: 'assets/logo.svg',
        icon: 'assets/icon.svg',
        top: {},
        categories: {},
        prizes: {},
        scenes: {},
        webp: [],
      },
      contact: { linkBase: 'https://line.me/R/ti/p/', channels: [] },
      game: {
        categories: ['sport', 'casino', 'slots', 'fishing', 'card', 'lotto', 'hot'],
        defaultCategory: 'sport',
        providers: ['JK', 'AC', 'SG', 'XE'],
        names: {},
        pictures: {},
        drawings: {},
      },
      bonus: {
        turnoverMultiple: 0,
        turnoverDays: 30,
        turnoverCategories: ['sport', 'casino', 'slots', 'fishing', 'card', 'lotto', 'hot'],
      },
      messages: {},
      pages: [],
    });
  });
});

describe('a resolved brand with optional fields', () => {
  it('keeps each of them', () => {
    const service = { scriptUrl: 'https://a.example/a.js', hosts: ['https://b.example'] };
    const face = { weight: 400, weightTo: 700, path: '/a.woff2', unicodeRange: 'U+E01-E5B' };
    const client = {
      ...parsed(),
      licence: { holder: 'A', number: '1', jurisdiction: 'B' },
      banks: ['SCB'],
      secondPalette: { themeColor: '#ffffff' },
      chat: { ...service, attributes: ['name', 'point'] },
      analytics: service,
      contact: {
        main: '@main',
        backup: '@backup',
        linkBase: 'https://line.me/',
        channels: [{ kind: 'phone', shown: '1323', link: 'tel:1323', name: 'A' }],
      },
      banners: [
        {
          id: 'a',
          picture: { narrow: '/a.png', wide: '/b.png', webp: { narrow: '/a.webp', wide: '/b.webp' } },
          alt: 'A',
          link: '/terms',
          from: '2026-12-05T18:00',
          until: '2026-12-06T18:00',
          audience: 'member',
        },
      ],
      films: [
        { title: 'A', poster: '/a.png', file: '/a.mp4', captions: '/a.vtt', frameUrl: 'https://a.example/' },
      ],
      frames: { liveScoreUrl: 'http://localhost:1/', scoreUrl: 'https://a.example/' },
      game: {
        categories: ['a'],
        defaultCategory: 'a',
        providers: ['B'],
        names: { a: 'A' },
        pictures: { a: '/a.png' },
        drawings: { a: 'slots' },
      },
      theme: {
        ...parsed().theme,
        fontFaces: [face],
        headingFont: { family: 'A', faces: [face] },
        numericFont: { family: 'B', faces: [face] },
      },
      messages: { 'common.ok': 'A' },
      pages: [
        {
          slug: 'a',
          title: 'A',
          description: 'B',
          updated: '2026-11-23',
          share: '/a.png',
          address: '/a.json',
          sourceHash: 'a',
          blocks: [{ kind: 'rule' }],
        },
      ],
    };
    expect(parsed({ ...client, unknown: 1 })).toStrictEqual(client);
  });
});

describe('the settings that only some brands have', () => {
  const tiers = tierTable([{ open: true, counts: 'cumulative', requirementSatang: 100, withdrawal: {} }]);
  const { protection } = resolved({ protection: {} });

  it.each([
    ['tiers', tiers],
    ['protection', protection],
    ['registration', { phoneCode: true, consents: [] }],
  ])('%s are kept', (field, value) => expect(parsed({ [field]: value })).toHaveProperty(field, value));

  it.each([
    ['tiers', undefined],
    ['tiers', null],
    ['tiers', []],
    ['tiers', { length: 1 }],
    ['tiers', 'text'],
    ['protection', undefined],
    ['protection', null],
    ['protection', 'text'],
    ['registration', undefined],
    ['registration', null],
    ['registration', 'text'],
  ])('%s that are %j are left out', (field, value) => {
    expect(parsed({ [field]: value })).not.toHaveProperty(field);
  });

  it('the operator is the brand, or the one that it names', () => {
    expect(protection?.operator).toBe('example');
    expect(resolved({ protection: { operator: 'group' } }).protection?.operator).toBe('group');
    expect(resolved().protection).toBeUndefined();
  });

  it('[RD-01] the refund table can be none', () => {
    expect(resolved({ refundTable: 'none' }).refundTable).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 });
  });

  it('the stakes that count are all categories, or those that the brand names', () => {
    const game = { categories: ['sport', { id: 'crash', name: 'A' }] };
    expect(resolved({ game }).bonus.turnoverCategories).toEqual([...gameCategories, 'crash']);
    expect(resolved({ game, bonus: { turnoverCategories: ['crash'] } }).bonus.turnoverCategories).toEqual([
      'crash',
    ]);
  });

  it('the tiers are those of the file', () => {
    const own = [{ requirementSatang: 100, withdrawal: { perDaySatang: 1_000_000 } }];
    expect(resolved({ tiers: own }).tiers).toMatchObject([
      { level: 1, requirementSatang: 100, disabled: false },
    ]);
    expect(resolved()).not.toHaveProperty('tiers');
    expect(resolved({ $schema: 'x' })).not.toHaveProperty('$schema');
  });
});

describe('the bottom bar', () => {
  it('[RD-09] has the fourth entry that the brand chooses, or all entries', () => {
    const defaults = (fourth: 'withdraw' | 'media') => barEntriesOf({ layout: {}, bottomBar: { fourth } });
    expect(defaults('media')).toEqual(['dashboard', 'deposit', 'games', 'media', 'contact']);
    expect(defaults('withdraw')).toEqual(['dashboard', 'deposit', 'games', 'withdraw', 'contact']);
    const bottomBar = ['contact', 'history'] as const;
    expect(barEntriesOf({ layout: { bottomBar }, bottomBar: { fourth: 'media' } })).toEqual(bottomBar);
  });
});

describe('the registration', () => {
  const required = (...ids: readonly string[]) => ids.map((id) => ({ id, required: true }));

  it('[PU-03] has the two steps of the specification by default', () => {
    const defaults = [
      { title: undefined, fields: required('phone', 'username', 'password') },
      { title: undefined, fields: required('bankAccount', 'ageConfirmed', 'consents') },
    ];
    expect(registrationSteps(undefined)).toEqual(defaults);
    expect(registrationSteps({ phoneCode: false, consents: [] })).toEqual(defaults);
  });

  it('has the steps of the brand', () => {
    const steps = [{ title: 'A', fields: ['phone' as const, { id: 'email' as const, required: false }] }];
    expect(registrationSteps({ phoneCode: false, consents: [], steps })).toEqual([
      {
        title: 'A',
        fields: [
          { id: 'phone', required: true },
          { id: 'email', required: false },
        ],
      },
    ]);
  });
});

describe('the games of a brand', () => {
  it('are written as they were read', () => {
    const game = {
      categories: [
        'hot',
        { id: 'crash', name: 'A', picture: 'assets/a.png', drawing: 'slots' },
        { id: 'dice', drawing: 'card' },
      ],
      defaultCategory: 'crash',
      providers: ['JK', { id: 'PG', name: 'B', logo: 'assets/b.png' }, { id: 'XE', logo: 'assets/c.png' }],
    };
    const file = clientFileSchema.shape.game.parse(game);
    expect(resolveGame(file)).toStrictEqual({
      categories: ['hot', 'crash', 'dice'],
      defaultCategory: 'crash',
      providers: ['JK', 'PG', 'XE'],
      names: { crash: 'A', PG: 'B' },
      pictures: { crash: 'assets/a.png', PG: 'assets/b.png', XE: 'assets/c.png' },
      drawings: { crash: 'slots', dice: 'card' },
    });
    expect(writtenGame(resolveGame(file))).toStrictEqual(game);
  });
});

describe('the paths in a brand', () => {
  it('are replaced in fields, and never in texts', () => {
    const path = 'assets/a.svg';
    const texts = ['name', 'tagline', 'title', 'description', 'text', 'alt'];
    const blocks = Object.fromEntries([...texts, 'src', 'caption'].map((name) => [name, path]));
    const client = parsed({
      name: path,
      tagline: path,
      pages: [{ slug: path, title: path, description: path, blocks }],
    });
    const { name, tagline, pages, assets } = withAssetAddresses(client, (own) => `/b/${own}`);
    expect([name, tagline, assets.logo]).toEqual([path, path, '/b/assets/logo.svg']);
    expect(pages).toEqual([
      {
        slug: `/b/${path}`,
        title: path,
        description: path,
        blocks: { ...blocks, src: `/b/${path}`, caption: `/b/${path}` },
      },
    ]);
    expect(assetPathsOf(client)).toEqual(['assets/logo.svg', 'assets/icon.svg', path]);
  });
});

describe('the external origins', () => {
  it('of the chat and of analytics are those of the script and of the brand, once', () => {
    const service = {
      scriptUrl: 'https://a.example:8443/x.js',
      hosts: ['https://b.example', 'https://a.example:8443'],
    };
    const client = parsed({ chat: service, analytics: service });
    expect(chatHosts(client)).toEqual(['https://a.example:8443', 'https://b.example']);
    expect(analyticsHosts(client)).toEqual(['https://a.example:8443', 'https://b.example']);
    expect([chatHosts(parsed()), analyticsHosts(parsed())]).toEqual([[], []]);
    expect([chatFramePath, analyticsFramePath]).toEqual(['/chat-frame', '/analytics-frame']);
  });

  it('of an API on this computer are allowed in a sandbox', () => {
    const origin = 'http://localhost:4400';
    expect(policyHosts(parsed({ api: { baseUrl: `${origin}/api` } }))).toEqual({
      images: [origin],
      frames: [],
      connect: [origin],
      media: [],
    });
  });
});

describe('a remote image', () => {
  const hosts = { images: ['https://cdn.example', 'https://cdn.example:8443'], frames: [] };
  const srcOf = (path: string, fields: object = {}) => {
    const entry = { key: 'home.normal.logo', value: { data: { path } } };
    return brandImages(parsed({ hosts, ...fields }), [entry]).logo.src;
  };

  it.each([
    'https://cdn.example/a.png',
    'https://cdn.example:8443/a/b.png?c=d#e',
    '/',
    '/a/b.png',
    '/a//b.png',
  ])('%s is shown', (path) => expect(srcOf(path)).toBe(path));

  it.each([
    'https://cdn.example',
    'https://cdn.example?a',
    'https://CDN.example/a.png',
    'https://cdn.example:08443/a.png',
    'https://cdn.example:443/a.png',
    "https://cdn.example/'a",
    'cdn.example/a.png',
    'http://cdn.example/a.png',
    '//cdn.example/a.png',
    '/\\cdn.example',
    '/a b',
    "/a'",
    '/a"',
    '/a<',
    '/a>',
    '/a\\b',
    'a/b.png',
  ])('%s is not', (path) => expect(srcOf(path)).toBe('assets/logo.svg'));

  it('has the origin of the API for a path', () => {
    expect(srcOf('/a.png', { api: { baseUrl: 'https://api.example:8443/v1' } })).toBe(
      'https://api.example:8443/a.png',
    );
    expect(srcOf('/a.png', { api: { baseUrl: '/' } })).toBe('/a.png');
  });
});

import { exampleFiles } from '../../../test/example-brand.ts';
import {
  client,
  field,
  type Files,
  licence,
  production,
  testRightBrands,
  testWrongBrands,
  type WrongBrand,
} from '../../../test/wrong-brand.ts';

const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"/>`;
const bannerTo = (link: string): Files => ({
  ...field(
    `"banners": [{ "id": "first", "alt": "a", "link": "${link}", "picture": { "narrow": "assets/a.svg", "wide": "assets/b.svg" } }]`,
  ),
  'assets/a.svg': svg('720 360'),
  'assets/b.svg': svg('1440 360'),
});
const page = (text: string): Files => ({
  ...exampleFiles(),
  'pages/about.th.md': `---\ntitle: a\ndescription: b\n---\n\n${text}\n`,
});
const film = (address: string): Files => field(`"films": [{ "title": "a", "frameUrl": "${address}" }]`);
const domain = (name: string): Files => client('"www.example.com"', `"${name}"`);
const unframed = (service: string, hint: string): string =>
  `client.json:6:41 "films[0].frameUrl" is a page that ${service} shows in no frame. | Write ${hint}.`;
const phone = (number: string): Files =>
  field(`"contact": { "channels": [{ "kind": "phone", "account": "${number}" }] }`);
const wrongPhone = (number: string): string =>
  `client.json:6:59 "contact.channels[0].account" must be a phone number such as '02-123-4567', '+66 2 123 4567' or '1323'; found the text "${number}".`;

const wrong: readonly WrongBrand[] = [
  [
    "a banner that opens a page by the brand's own domain",
    bannerTo('https://www.example.com/promotion'),
    `client.json:6:52 "banners[0].link" is wrong. The address "https://www.example.com/promotion" is on the brand's own domain, so it would open in a new tab. | Write "/promotion".`,
  ],
  [
    "a banner that opens deposits by the brand's own domain",
    bannerTo('https://www.example.com/auth/deposit'),
    'client.json:6:52 "banners[0].link" opens "https://www.example.com/auth/deposit", to which no banner may lead. | A banner stays away from deposits, withdrawals and limits.',
  ],
  [
    "a link of a page to the brand's own domain",
    page('[a](https://www.example.com/contact)'),
    `pages/about.th.md:6:1 The address "https://www.example.com/contact" is on the brand's own domain, so it would open in a new tab. | Write "/contact".`,
  ],
  [
    'a live film of YouTube by its page',
    film('https://www.youtube.com/live/dQw4w9WgXcQ?si=x'),
    unframed('YouTube', '"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"'),
  ],
  [
    'a list of YouTube by its page',
    film('https://www.youtube.com/playlist?list=PL1'),
    unframed('YouTube', '"https://www.youtube-nocookie.com/embed/videoseries?list=PL1"'),
  ],
  [
    'a channel of YouTube',
    film('https://www.youtube.com/@siamlotus'),
    unframed('YouTube', 'the address that the service names for embedding'),
  ],
  [
    'a film of Vimeo by its page',
    film('https://vimeo.com/channels/a/123456789'),
    unframed('Vimeo', '"https://player.vimeo.com/video/123456789"'),
  ],
  [
    'a film of Dailymotion by its page',
    film('https://www.dailymotion.com/video/x8abcde'),
    unframed('Dailymotion', '"https://www.dailymotion.com/embed/video/x8abcde"'),
  ],
  [
    'a film of TikTok by its page',
    film('https://www.tiktok.com/@siamlotus/video/7123456789012345678'),
    unframed('TikTok', '"https://www.tiktok.com/player/v1/7123456789012345678"'),
  ],
  [
    'a film of Facebook by its page',
    film('https://www.facebook.com/siamlotus/videos/1'),
    unframed(
      'Facebook',
      '"https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fsiamlotus%2Fvideos%2F1"',
    ),
  ],
  [
    'a film of Google Drive by its page',
    film('https://drive.google.com/file/d/1a-B_c/view?usp=sharing'),
    unframed('Google Drive', '"https://drive.google.com/file/d/1a-B_c/preview"'),
  ],
  [
    'a page of YouTube in place of a file',
    field('"films": [{ "title": "a", "file": "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }]'),
    'client.json:6:37 "films[0].file" is a page of YouTube, not a film. | Write "frameUrl": "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" in its place.',
  ],
  [
    'a frame of YouTube in place of a file',
    field('"films": [{ "title": "a", "file": "https://www.youtube.com/embed/dQw4w9WgXcQ" }]'),
    'client.json:6:37 "films[0].file" is a page of YouTube, not a film. | Write "frameUrl": "https://www.youtube.com/embed/dQw4w9WgXcQ" in its place.',
  ],
  [
    'live results on a page of YouTube',
    field('"frames": { "liveScoreUrl": "https://youtu.be/dQw4w9WgXcQ" }'),
    'client.json:6:31 "frames.liveScoreUrl" is a page that YouTube shows in no frame. | Write "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ".',
  ],
  [
    'a script element in place of its address',
    field('"chat": { "scriptUrl": "<script src=\'https://c.example/w.js\'></script>" }'),
    `client.json:6:26 "chat.scriptUrl" has HTML; write only the address, such as the one in src="…"; found the text "<script src='https://c.example/w.js'></script>". | The chat service's script; it runs in a frame of its own.`,
  ],
  [
    'a domain that browsers take for a number',
    domain('example.123'),
    'client.json:4:15 "example.123" is a name that browsers can not open.',
  ],
  [
    'a short IP address as a domain',
    domain('10.1'),
    'client.json:4:15 "10.1" is the address of a computer, not a domain. | Write a name such as "www.example.com".',
  ],
  [
    'a domain of a local network, in production',
    {
      ...domain('brand.local'),
      'client.json': String(domain('brand.local')['client.json']).replace('"bottomBar"', licence),
    },
    'client.json:4:15 "brand.local" is a name that members can not reach.',
    production,
  ],
  ['a mobile number without its last digit', phone('081-234-567'), wrongPhone('081-234-567')],
  ['a number of Bangkok with a digit too many', phone('02-123-45678'), wrongPhone('02-123-45678')],
  ['a mobile number after +66 without its last digit', phone('+66 81 234 567'), wrongPhone('+66 81 234 567')],
];

testWrongBrands(wrong);

testRightBrands({
  'a film of YouTube for frames': film('https://www.youtube.com/embed/dQw4w9WgXcQ'),
  'a film of Vimeo for frames': film('https://player.vimeo.com/video/123456789'),
  'a film of TikTok for frames': film('https://www.tiktok.com/player/v1/7123456789012345678'),
  'a banner that opens a page of somebody else': bannerTo('https://example.com/promotion'),
  'a domain of Thai letters in their encoded form': domain('www.xn--o3cw4h.com'),
  'a domain of a local network, in the sandbox': domain('brand.local'),
  'a toll-free number': phone('1-800-123-456'),
  'a mobile number after +66': phone('+66 81 234 5678'),
  'a number of another country': phone('+855 23 456 789'),
});

import { decorative, notFocusable, type Guidance } from './guidance.ts';

export const pictures: Readonly<Record<string, Guidance>> = {
  Icons: {
    dos: ['Use an icon together with a word.', 'Keep the size of 24 px, or 20 px next to small text.'],
    donts: ['Don’t use an icon with two meanings on one screen.'],
    keyboard: [
      'Without `label` an icon is hidden from screen readers. With `label` it is an image with this name.',
    ],
  },
  Illustrations: {
    dos: ['Use them for categories and empty states. They take the brand’s colours.'],
    donts: ['Don’t use one next to a brand’s own picture of the same thing.'],
    keyboard: [decorative],
  },
  ObjectArt: {
    dos: ['Match the drawing to the reward’s name.'],
    donts: ['Don’t use it if the reward has a photo.'],
    keyboard: [decorative],
  },
  GameArt: {
    dos: ['Use it for games whose provider sends no cover.', 'Vary `variant` between neighbours.'],
    donts: ['Don’t imitate the artwork of a provider.'],
    keyboard: [decorative],
  },
  RemoteImage: {
    dos: [
      'Give width and height, so that nothing moves while it loads.',
      'Describe the picture in `alt`, or leave `alt` empty next to a text that says the same.',
    ],
    donts: ['Don’t put a text with information into a picture.'],
    keyboard: [notFocusable, 'Screen readers read `alt`. If every source fails, they read the fallback.'],
  },
  WebpPicture: {
    dos: [
      'Use it for the brand’s own pictures, which may have a second file as WebP.',
      'Give the `<img>` the file that every browser can read.',
    ],
    donts: ['Don’t use it for drawings in SVG. They have no second file.'],
    keyboard: [notFocusable, 'Screen readers read the `alt` of the `<img>`.'],
  },
  QrCode: {
    dos: [
      'Keep it dark on white in every brand, at least 150 px wide.',
      'Offer to save it, because a phone can’t scan itself.',
    ],
    donts: ['Don’t put a logo into it.'],
    keyboard: [
      'It is an image whose name says what happens after a scan. Offer a way without a QR code next to it.',
    ],
  },
  TierBadge: {
    dos: ['Show the name of the tier next to the badge.'],
    donts: ['Don’t show a tier that the brand hasn’t opened without `locked`.'],
    keyboard: [
      'It takes no focus. Without `label` it is hidden from screen readers. With `label` it is an image.',
    ],
  },
};

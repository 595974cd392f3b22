export const newHelp = `Usage: pnpm client:new [ID] [flags]

Makes a brand: clients/ID with configuration, colours, fonts, logo, icons and artwork, checked and ready to be shown.
At a terminal, it asks for each value without a flag, except those of the pages. Elsewhere, and with --yes, these values
have their defaults.

  ID                     the folder's name and the first part of ID.localhost: 2 to 31 of a to z, 0 to 9, hyphens
  --name TEXT            the name that members read; the only other answer without a default
  --tagline TEXT         one line below the name
  --scheme dark|light    dark
  --colour HEX           buttons, links, logo: #e0a93b
  --second-colour HEX    artwork next to it; derived by default
  --background-colour HEX  the hue of the backgrounds; that of the colour
  --symbol NAME          initial, crown, star, lotus, gem, flame, wave, sun, moon, clover: initial
  --font NAME            sarabun, prompt, kanit, mitr, ibm-plex-sans-thai, noto-sans-thai: sarabun
  --corners NAME         sharp, soft, round: soft
  --layout NAME          classic, cover, garden, log: the one that suits corners and scheme
  --refunds TABLE        default (5 5 8 12 15 15), tier (5 5 7 10 15 15), or percents of levels 1 to 6: 7,7,9,10,10,12
  --fourth media|withdraw  the fourth button of the bottom bar: media
  --domain HOST          where it is served in production; once for each
  --line ID              the main LINE account: @example, or ~example if it is personal
  --line-backup ID       the backup LINE account
  --holder TEXT          who holds the copyright: the name
  --company TEXT         the registered name of the company, for the pages
  --company-number TEXT  its registration number, for the pages
  --address TEXT         the address of its office, for the pages
  --email ADDRESS        for questions about personal data, in the pages
  --phone NUMBER         for the same, in the pages
  --yes                  ask nothing
  --help                 this text

Nothing is written until every answer is valid, and a brand is written completely or not at all.
While \`pnpm start\` runs, it serves the brand at once. If it has another SITE_PORT, give this command the same.`;

export const checkHelp = `Usage: pnpm client:check [ID ...] [--production] [--json]

Checks the given brands, or every brand of clients/, and reports every mistake at once with file, line and column.
A note is no mistake: it names what has no effect, such as a file that nothing names, a logo that is hardly
readable or, with --production, what only your backend knows.

  ID            a brand; all of them without it
  --production  also what a production build needs: licence, contact, terms, privacy
  --json        for tools: { target, ok, brands: [{ id, ok, problems, notes }], problems }
  --help        this text

Exit code: 0 when all is right, 1 for mistakes, 2 when the command was called wrongly.`;

export const explainHelp = `Usage: pnpm client:explain ID [PATH] [--json]

Each resolved value of a brand and where it came from: a line of client.json, tokens.json or messages.th.json, or the
default of the schema; and which values remote configuration may override while the site runs.

  ID      the brand
  PATH    only this field and what it holds: theme, bottomBar.fourth, tokens.accent, messages
  --json  for tools
  --help  this text`;

export const paletteHelp = `Usage: pnpm client:palette ID [--replace]

Derives the second palette of a brand from the first: tokens.light.json of a dark brand, tokens.dark.json of a light one.
It keeps the hues of "accent" and "surface", and changes their lightness until all texts are readable. A dark yellow becomes amber.

  ID         the brand
  --replace  writes the file again if it exists
  --help     this text

Exit code: 0 when the file is written, 1 for mistakes, 2 when the command was called wrongly.`;

export const iconsHelp = `Usage: pnpm client:icons ID

Draws the icons for home screens from "assets.icon" of a brand: 192 and 512 px, and 512 px with a background, which phones
cut to their own shape. Replaces the files, and adds them to client.json. Run it again when the icon has changed.

  --help  this text`;

export const artHelp = `Usage: pnpm client:art ID

Draws a placeholder for each svg that client.json of a brand names and that does not exist: banners, tiles of own
categories, logos of providers and badges of the footer. The drawings have the brand's colours and font. Replace them with
your artwork; the command changes no file that exists.

  --help  this text`;

export const tokensHelp = `Usage: pnpm tokens:export ID [--out FILE]

Prints the tokens of a brand in the format DTCG 2025.10, for Figma and other tools, or writes them to a file. The
result can replace the tokens.json of the brand.

  --out FILE  the file, instead of the terminal
  --help      this text`;

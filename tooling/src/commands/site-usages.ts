export const stampUsage = `Usage: pnpm brand:stamp --all | ID… [--out DIR] [--production] [--preview]

  --all         every brand of clients/
  ID            one brand or several
  --out DIR     where to; stamped/ unless told
  --production  for real money: refuses a brand without a licence, terms or privacy page
  --preview     serves the stamps and prints their links, until Ctrl-C
  --api URL     backend of the preview; without one, no request reaches a backend`;

export const publishUsage = `Usage: pnpm brand:publish ID STAMP [--to PLACE] [--keep N] [--by NAME] [--after COMMAND]
pnpm brand:rollback ID [STAMP] [--to PLACE] [--keep N] [--by NAME] [--after COMMAND]
pnpm brand:history ID [--to PLACE]

  STAMP           id that brand:stamp printed, or at least its first 4 digits
  --to PLACE      a folder, or s3://BUCKET[/PREFIX]; published/ or $PUBLISH_TO unless told
  --from DIR      where brand:stamp wrote; stamped/ unless told
  --keep N        deletes older stamps; never the published one or the one before
  --by NAME       for the history; the name of the user unless told
  --after COMMAND  runs after the switch, such as "nginx -s reload"
  --sandbox       shows a stamp that was not made with --production`;

export const conformanceUsage = `Usage: pnpm conformance --base-url URL --host BRAND-HOST --member USER:PASSWORD [--client ID] [--write] [--slow-ms N] [--html FILE]

Walks the contract against a running backend as one member, and reports for each operation whether it fits, differs or is
missing. Reads only, unless --write: then it also registers a member, spins, withdraws and so on, so use a backend where
that may be. --client reads clients/ID/client.json: operations of protection and fairness that the brand does not declare are left out,
and those that it declares must not be off. With --write, a new member then tries to pass a limit and a break, and verifies
a draw.
The member can also be given as CONFORMANCE_MEMBER, which no list of processes shows.
A call that takes longer than --slow-ms (5000) differs. If the backend has another host than the site, it also checks the
headers that browsers ask for (CORS).
Ends with 0 if everything fits, 1 if something differs or is missing or nothing succeeded, 2 if it could not look.`;

export const previewUsage = `Usage: pnpm preview [--out DIR]

Serves all stamped brands at http://<id>.localhost:5174 like a host, until Ctrl-C.

  --out DIR                where brand:stamp wrote; stamped/ unless told
  PREVIEW_PORT, API_PORT   other ports than 5174 and 8787
  --help                   this text`;

export const hostingUsage = `Usage: pnpm hosting:check [--out DIR]

Compares the responses of nginx and of "pnpm preview" for each stamped brand. Needs nginx.

  --out DIR  where brand:stamp wrote; stamped/ unless told
  --help     this text

Exit code: 1 when responses differ.`;

export const apiPackUsage = `Usage: pnpm api:pack --out DIR [--clients DIR]

Writes the API to a folder that runs with only Node.

  --out DIR      a folder that does not exist
  --clients DIR  the brands; clients/ unless told
  --help         this text`;

export const auditUsage = `Usage: pnpm fairness:audit URL [--key KEY] [--state FILE] [--before URL]

Follows the public log of draws of a brand and checks all its entries.

  URL           address of the log, such as https://api.brand.example/fairness/log/brand
  --key KEY     its verifier key
  --state FILE  keeps the last checkpoint, one file for each log; fairness-audit.json unless told
  --before URL  the log before its last restore
  --help        this text

Exit code: 1 when something is wrong.`;

import { makeIcon } from './make-icon.tsx';

/* The first chunk of the site contains this file, so the file has only icons of public pages. */
export const GamesIcon = /* @__PURE__ */ makeIcon(
  'M7.5 7h9a5 5 0 0 1 4.9 4l.9 4.3a2.6 2.6 0 0 1-4.5 2.2L15.5 15h-7l-2.3 2.5a2.6 2.6 0 0 1-4.5-2.2L2.6 11a5 5 0 0 1 4.9-4ZM8 9.5v3M6.5 11h3M15.5 9.9v.01M17.5 12v.01',
);
export const GiftIcon = /* @__PURE__ */ makeIcon(
  'M4 9.5h16V13H4V9.5ZM5.5 13v6.5a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V13M12 9.5v11M12 9.5S11.2 4 8.3 4a2.3 2.3 0 0 0-.8 4.5c1.3.6 4.5 1 4.5 1ZM12 9.5S12.8 4 15.7 4a2.3 2.3 0 0 1 .8 4.5c-1.3.6-4.5 1-4.5 1Z',
);
export const TrophyIcon = /* @__PURE__ */ makeIcon(
  'M7.5 4.5h9V10a4.5 4.5 0 0 1-9 0V4.5ZM7.5 6h-3v1.5A3.5 3.5 0 0 0 8 11M16.5 6h3v1.5A3.5 3.5 0 0 1 16 11M12 14.5V18M8.5 20.5h7M9.5 20.5c0-1.5 1-2.5 2.5-2.5s2.5 1 2.5 2.5',
);
export const CasinoIcon = /* @__PURE__ */ makeIcon(
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 3v4.5M12 16.5V21M3 12h4.5M16.5 12H21M12 10.3l1.5 1.7-1.5 1.7-1.5-1.7 1.5-1.7Z',
);
export const BallIcon = /* @__PURE__ */ makeIcon(
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 8.3l3.5 2.6-1.3 4.1H9.8l-1.3-4.1L12 8.3ZM12 3.2v5.1M3.5 9.5l5 1.4M6.6 19.1 9.8 15M17.4 19.1 14.2 15M20.5 9.5l-5 1.4',
);
export const SlotsIcon = /* @__PURE__ */ makeIcon(
  'M4.5 5.5h12A1.5 1.5 0 0 1 18 7v10.5a1.5 1.5 0 0 1-1.5 1.5h-12A1.5 1.5 0 0 1 3 17.5V7a1.5 1.5 0 0 1 1.5-1.5ZM3 9.5h15M8 9.5V19M13 9.5V19M18 14.5h2.5V8.5M20.5 6a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5Z',
);
export const WalletIcon = /* @__PURE__ */ makeIcon(
  'M16 6.5v-3H5a1.5 1.5 0 0 0 0 3h12.5A1.5 1.5 0 0 1 19 8v1.5M3.5 5v12.5A2.5 2.5 0 0 0 6 20h13a1.5 1.5 0 0 0 1.5-1.5V11A1.5 1.5 0 0 0 19 9.5H7M16.5 14.8v.01',
);
export const BankIcon = /* @__PURE__ */ makeIcon(
  'M3.5 9.5 12 4l8.5 5.5v1h-17v-1ZM5.5 10.5V17M10 10.5V17M14 10.5V17M18.5 10.5V17M4.5 17h15M3.5 20h17',
);
export const PercentIcon = /* @__PURE__ */ makeIcon(
  'M18 6 6 18M7.5 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM16.5 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
);
export const UserIcon = /* @__PURE__ */ makeIcon(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
);
export const ContactIcon = /* @__PURE__ */ makeIcon(
  'M4 14v-2a8 8 0 0 1 16 0v2M4 14.5A1.5 1.5 0 0 1 5.5 13H7v6H5.5A1.5 1.5 0 0 1 4 17.5v-3ZM20 14.5a1.5 1.5 0 0 0-1.5-1.5H17v6h1.5a1.5 1.5 0 0 0 1.5-1.5v-3ZM18.5 19c0 1.4-1.6 2.5-4 2.5h-2',
);
export const ChatIcon = /* @__PURE__ */ makeIcon(
  'M12 4c5 0 8.8 3.2 8.8 7.3s-3.8 7.2-8.8 7.2c-1 0-2-.1-2.9-.4L4.8 20l.9-3.5c-1.6-1.3-2.5-3.1-2.5-5.2C3.2 7.2 7 4 12 4ZM8.3 11.3v.01M12 11.3v.01M15.7 11.3v.01',
);

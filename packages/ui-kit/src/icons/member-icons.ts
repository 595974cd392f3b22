import { makeIcon } from './make-icon.tsx';

/* Navigation, money and people. */
export const HomeIcon = /* @__PURE__ */ makeIcon(
  'M3.5 11 12 4l8.5 7M5.5 9.5V19a1 1 0 0 0 1 1H10v-5a2 2 0 0 1 4 0v5h3.5a1 1 0 0 0 1-1V9.5',
);
export const DepositIcon = /* @__PURE__ */ makeIcon(
  'M12 3.5v10.5M7.75 10 12 14.25 16.25 10M4 15v3a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-3',
);
export const WithdrawIcon = /* @__PURE__ */ makeIcon(
  'M12 14.5V4M7.75 8.25 12 4l4.25 4.25M4 15v3a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-3',
);
export const WalletIcon = /* @__PURE__ */ makeIcon(
  'M16 6.5v-3H5a1.5 1.5 0 0 0 0 3h12.5A1.5 1.5 0 0 1 19 8v1.5M3.5 5v12.5A2.5 2.5 0 0 0 6 20h13a1.5 1.5 0 0 0 1.5-1.5V11A1.5 1.5 0 0 0 19 9.5H7M16.5 14.8v.01',
);
export const BankIcon = /* @__PURE__ */ makeIcon(
  'M3.5 9.5 12 4l8.5 5.5v1h-17v-1ZM5.5 10.5V17M10 10.5V17M14 10.5V17M18.5 10.5V17M4.5 17h15M3.5 20h17',
);
export const SlipIcon = /* @__PURE__ */ makeIcon(
  'M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5L8 19l-2 1.5v-17ZM9 8h6M9 11.5h6M9 15h3',
);
export const HistoryIcon = /* @__PURE__ */ makeIcon(
  'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.3l3 1.7',
);
export const ChartIcon = /* @__PURE__ */ makeIcon('M4 20h16M7 16.5v-5M12 16.5v-10M17 16.5v-8');
export const PercentIcon = /* @__PURE__ */ makeIcon(
  'M18 6 6 18M7.5 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM16.5 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
);
export const QrIcon = /* @__PURE__ */ makeIcon(
  'M4 4h6v6H4V4ZM14 4h6v6h-6V4ZM4 14h6v6H4v-6ZM14 14h2.5v2.5M20 14v2M14 20h2M19 20h1M7 7v.01M17 7v.01M7 17v.01',
);
export const UserIcon = /* @__PURE__ */ makeIcon(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
);
export const UsersIcon = /* @__PURE__ */ makeIcon(
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19c.5-3.2 3-4.8 6.5-4.8s6 1.6 6.5 4.8M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.6c2.2.6 3.6 2 4 4.4',
);
export const PhoneIcon = /* @__PURE__ */ makeIcon(
  'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM10.5 18h3',
);
export const PinIcon = /* @__PURE__ */ makeIcon(
  'M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21ZM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
);
export const ContactIcon = /* @__PURE__ */ makeIcon(
  'M4 14v-2a8 8 0 0 1 16 0v2M4 14.5A1.5 1.5 0 0 1 5.5 13H7v6H5.5A1.5 1.5 0 0 1 4 17.5v-3ZM20 14.5a1.5 1.5 0 0 0-1.5-1.5H17v6h1.5a1.5 1.5 0 0 0 1.5-1.5v-3ZM18.5 19c0 1.4-1.6 2.5-4 2.5h-2',
);
export const ChatIcon = /* @__PURE__ */ makeIcon(
  'M12 4c5 0 8.8 3.2 8.8 7.3s-3.8 7.2-8.8 7.2c-1 0-2-.1-2.9-.4L4.8 20l.9-3.5c-1.6-1.3-2.5-3.1-2.5-5.2C3.2 7.2 7 4 12 4ZM8.3 11.3v.01M12 11.3v.01M15.7 11.3v.01',
);
export const MegaphoneIcon = /* @__PURE__ */ makeIcon(
  'M4 10v4a1 1 0 0 0 1 1h3l9 4.5v-15L8 9H5a1 1 0 0 0-1 1ZM8 15v4.5h3v-3M20 10.5v3',
);
export const CalendarIcon = /* @__PURE__ */ makeIcon(
  'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2ZM4 10h16M8 3.5v4M16 3.5v4',
);
export const ShareIcon = /* @__PURE__ */ makeIcon(
  'M12 14V3.5M8 7l4-3.5L16 7M7.5 10.5H6A1.5 1.5 0 0 0 4.5 12v7A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-7a1.5 1.5 0 0 0-1.5-1.5h-1.5',
);

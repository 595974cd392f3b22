import { makeIcon } from './make-icon.tsx';

export const HomeIcon = /* @__PURE__ */ makeIcon(
  'M3.5 11 12 4l8.5 7M5.5 9.5V19a1 1 0 0 0 1 1H10v-5a2 2 0 0 1 4 0v5h3.5a1 1 0 0 0 1-1V9.5',
);
export const DepositIcon = /* @__PURE__ */ makeIcon(
  'M12 3.5v10.5M7.75 10 12 14.25 16.25 10M4 15v3a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-3',
);
export const WithdrawIcon = /* @__PURE__ */ makeIcon(
  'M12 14.5V4M7.75 8.25 12 4l4.25 4.25M4 15v3a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-3',
);
export const HistoryIcon = /* @__PURE__ */ makeIcon(
  'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.3l3 1.7',
);
export const ChartIcon = /* @__PURE__ */ makeIcon('M4 20h16M7 16.5v-5M12 16.5v-10M17 16.5v-8');
export const UsersIcon = /* @__PURE__ */ makeIcon(
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19c.5-3.2 3-4.8 6.5-4.8s6 1.6 6.5 4.8M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.6c2.2.6 3.6 2 4 4.4',
);
export const PhoneIcon = /* @__PURE__ */ makeIcon(
  'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM10.5 18h3',
);
export const PinIcon = /* @__PURE__ */ makeIcon(
  'M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21ZM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
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

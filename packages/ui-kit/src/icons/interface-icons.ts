import { makeIcon } from './make-icon.tsx';

const CIRCLE = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z';

export const MenuIcon = /* @__PURE__ */ makeIcon('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = /* @__PURE__ */ makeIcon('M6 6l12 12M18 6 6 18');
export const BackIcon = /* @__PURE__ */ makeIcon('M20 12H4.5M11 5.5 4.5 12l6.5 6.5');
export const ChevronRightIcon = /* @__PURE__ */ makeIcon('M9 5.5 15.5 12 9 18.5');
export const ChevronLeftIcon = /* @__PURE__ */ makeIcon('M15 5.5 8.5 12l6.5 6.5');
export const ChevronDownIcon = /* @__PURE__ */ makeIcon('M5.5 9 12 15.5 18.5 9');
export const CheckIcon = /* @__PURE__ */ makeIcon('M4.5 12.5 9.5 17.5 19.5 7');
export const CheckCircleIcon = /* @__PURE__ */ makeIcon(`${CIRCLE}M8 12.3l2.8 2.8L16 9.6`);
export const CrossCircleIcon = /* @__PURE__ */ makeIcon(`${CIRCLE}M9 9l6 6M15 9l-6 6`);
export const ErrorIcon = /* @__PURE__ */ makeIcon(`${CIRCLE}M12 7.5v5.2M12 16.2v.01`);
export const InfoIcon = /* @__PURE__ */ makeIcon(`${CIRCLE}M12 11.2v5M12 7.8v.01`);
export const ClockIcon = /* @__PURE__ */ makeIcon(`${CIRCLE}M12 7.5V12l3 2`);
export const AlertIcon = /* @__PURE__ */ makeIcon(
  'M10.3 4.4 2.9 17.3a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.4a2 2 0 0 0-3.4 0ZM12 9.5v4.2M12 16.9v.01',
);
export const RefreshIcon = /* @__PURE__ */ makeIcon(
  'M20 5v4.5h-4.5M4 19v-4.5h4.5M19.4 9.5A8 8 0 0 0 5.6 7.2M4.6 14.5a8 8 0 0 0 13.8 2.3',
);
export const CopyIcon = /* @__PURE__ */ makeIcon(
  'M9.5 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM4.5 15.5v-10a2 2 0 0 1 2-2h9',
);
export const EyeIcon = /* @__PURE__ */ makeIcon(
  'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
);
export const EyeOffIcon = /* @__PURE__ */ makeIcon(
  'M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2M6.7 6.9C4 8.7 2.5 12 2.5 12S6 18.5 12 18.5c1.8 0 3.4-.6 4.7-1.4M10 5.7a8.9 8.9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a15 15 0 0 1-1.8 2.6',
);
export const OfflineIcon = /* @__PURE__ */ makeIcon(
  'M4 4l16 16M2.5 9.4a13.5 13.5 0 0 1 3.9-2.5M11.2 5.5A13.5 13.5 0 0 1 21.5 9.4M5.8 13a8.8 8.8 0 0 1 4-2.2M15.6 11.4a8.8 8.8 0 0 1 2.6 1.6M9.2 16.4a4.2 4.2 0 0 1 5.1-.2M12 19.6v.01',
);
export const SearchIcon = /* @__PURE__ */ makeIcon(
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5',
);
export const UploadIcon = /* @__PURE__ */ makeIcon(
  'M7 18.5a4.5 4.5 0 0 1-.6-8.96 6 6 0 0 1 11.5 1.3A3.9 3.9 0 0 1 17.5 18.5M12 20.5v-8M9 15.2l3-3 3 3',
);
export const ImageIcon = /* @__PURE__ */ makeIcon(
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM4 16.5l4.5-4.5 4 4 2.5-2.5 5 5M15.5 8.8v.01',
);
export const LockIcon = /* @__PURE__ */ makeIcon(
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5v-3a4 4 0 0 1 8 0v3M12 14.5v2',
);
export const SettingsIcon = /* @__PURE__ */ makeIcon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
);
export const LogoutIcon = /* @__PURE__ */ makeIcon(
  'M14 4.5H7A2.5 2.5 0 0 0 4.5 7v10A2.5 2.5 0 0 0 7 19.5h7M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
);

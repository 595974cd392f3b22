import { makeIcon } from './make-icon.tsx';

/* Icons for games, prizes and media. */
export const MediaIcon = /* @__PURE__ */ makeIcon(
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM10 9.2v5.6l4.8-2.8L10 9.2Z',
);
export const WheelIcon = /* @__PURE__ */ makeIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 3.5V10M12 14v6.5M3.5 12H10M14 12h6.5M6 6l4.6 4.6M13.4 13.4 18 18M18 6l-4.6 4.6M10.6 13.4 6 18',
);
export const CardsIcon = /* @__PURE__ */ makeIcon(
  'M10.5 4.5h7a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM8.5 6.8l-3.3 1a1.8 1.8 0 0 0-1.2 2.3l2.7 8.6M14 9.2l2.2 2.8-2.2 2.8-2.2-2.8L14 9.2Z',
);
export const FilmIcon = /* @__PURE__ */ makeIcon(
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM7.5 5v14M16.5 5v14M3 9.5h4.5M3 14.5h4.5M16.5 9.5H21M16.5 14.5H21M7.5 12h9',
);
export const LotteryIcon = /* @__PURE__ */ makeIcon(
  'M3.5 9.3V7.5A1.5 1.5 0 0 1 5 6h14a1.5 1.5 0 0 1 1.5 1.5v1.8a2.7 2.7 0 0 0 0 5.4v1.8A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-1.8a2.7 2.7 0 0 0 0-5.4ZM15 6v1.5M15 11v2M15 16.5V18M8 10h3.5L9.5 14.5',
);
export const FishIcon = /* @__PURE__ */ makeIcon(
  'M2.5 12C5 8 8.5 6 12 6c3 0 5.5 2 6.5 3.5L21.5 7v10l-3-2.5C17.5 16 15 18 12 18c-3.5 0-7-2-9.5-6ZM7.8 10.9v.01M12.5 9.5c.8 1.6.8 3.4 0 5',
);
export const FlameIcon = /* @__PURE__ */ makeIcon(
  'M12 3c.6 3.2 6 5.2 6 10.8a6.2 6.2 0 0 1-6 6.7 6.2 6.2 0 0 1-6-6.7c0-2.4 1.2-4 2.6-5.3.3 1.4 1 2.3 1.9 2.8C10.3 8 10.8 5.2 12 3ZM12 20.5a2.9 2.9 0 0 1-2.9-3c0-1.8 1.9-2.4 2.9-4.3 1 1.9 2.9 2.5 2.9 4.3a2.9 2.9 0 0 1-2.9 3Z',
);
export const CrownIcon = /* @__PURE__ */ makeIcon('M4 8l4 4 4-6.5 4 6.5 4-4-1.5 9.5h-13L4 8ZM5.5 20.5h13');
export const StarIcon = /* @__PURE__ */ makeIcon(
  'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z',
);

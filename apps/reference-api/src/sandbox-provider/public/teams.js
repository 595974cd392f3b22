/* The teams, in the order of the server's team numbers. A picture is SVG paths in a grid of 64 by 64. */
(function () {
  'use strict';

  var pictures = {
    lion: 'M32.0 13.0L35.4 17.9L40.7 15.0L41.7 20.9L47.6 20.5L46.0 26.3L51.5 28.5L47.5 33.0L51.5 37.5L46.0 39.7L47.6 45.5L41.7 45.1L40.7 51.0L35.4 48.1L32.0 53.0L28.6 48.1L23.3 51.0L22.3 45.1L16.4 45.5L18.0 39.7L12.5 37.5L16.5 33.0L12.5 28.5L18.0 26.3L16.4 20.5L22.3 20.9L23.3 15.0L28.6 17.9ZM32 22a11 11 0 1 0 .1 0Z M32 24.5c5 0 8.5 3.5 8.5 8.5 0 3-1.5 4.5-3 6l-2 4h-7l-2-4c-1.5-1.5-3-3-3-6 0-5 3.5-8.5 8.5-8.5Z M27.5 31a1.7 1.7 0 1 0 .1 0Z M36.5 31a1.7 1.7 0 1 0 .1 0Z M29.5 36.5h5l-2.5 3.200Z',
    eagle: 'M32 20 50 13c-1 11-6 18-12 21l3 8-6-2-3 10-3-10-6 2 3-8c-6-3-11-10-12-21Z',
    wave: 'M14 36c6-12 14-16 24-12-6 1-8 5-6 9 3 5 10 4 18-3-2 13-11 19-20 18-9 0-15-4-16-12Z',
    bull: 'M14 16c1 8 5 11 11 11h14c6 0 10-3 11-11 4 10 0 17-7 19l-4 13H25l-4-13c-7-2-11-9-7-19Zm11 17a3 3 0 1 0 0 .1Zm14 0a3 3 0 1 0 0 .1Z',
    serpent:
      'M44 18c-10-7-24-3-24 6 0 12 20 7 20 15 0 6-11 7-17 1l-5 6c10 9 31 6 31-7 0-14-20-9-20-15 0-4 6-4 10-1Z',
    horse:
      'M24 14l8 4c11 2 17 12 16 30H28c0-6 6-8 7-13-5 4-11 6-15 4l-2-7c6-4 8-10 6-18Zm7 12a3 3 0 1 0 0 .1Z',
    shark: 'M12 42c8-3 13-8 18-16l4-10c4 7 5 14 4 20 5 1 10 3 14 6-13 5-27 5-40 0Z',
    wind: 'M14 26h24a6 6 0 1 0-6-6h-5a11 11 0 1 1 11 11H14Zm0 9h30a7 7 0 1 1-7 8h5a2 2 0 1 0 2-3H14Z',
    sun: 'M32 22a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-2-10h4v7h-4Zm0 33h4v7h-4ZM12 30h7v4h-7Zm33 0h7v4h-7ZM19 16l5 5-3 3-5-5Zm26 0 3 3-5 5-3-3ZM21 40l3 3-5 5-3-3Zm22 0 5 5-3 3-5-5Z',
    swan: 'M22 16c7-4 14 1 13 8-1 6-6 7-5 12 6-7 14-9 22-6-1 12-10 18-20 18-12 0-18-7-14-16 3-6 8-7 8-11 0-3-3-4-7-1Z',
    leopard:
      'M18 18l8 4h12l8-4v14c0 10-6 18-14 18S18 42 18 32Zm7 12a3 3 0 1 0 0 .1Zm14 0a3 3 0 1 0 0 .1ZM28 40h8l-4 4Z',
    bolt: 'M36 12 18 36h11l-3 16 20-26H34Z',
  };

  window.leagueTeams = [
    { name: 'สิงห์ภูผา', short: 'ภูผา', shield: '#8f1d2c', mark: '#ffd27a', picture: 'lion' },
    { name: 'อินทรีทุ่งทอง', short: 'ทุ่งทอง', shield: '#8a6a12', mark: '#fff4d0', picture: 'eagle' },
    { name: 'โลมาอ่าวคราม', short: 'อ่าวคราม', shield: '#14528f', mark: '#c9ecff', picture: 'wave' },
    { name: 'กระทิงดอยหมอก', short: 'ดอยหมอก', shield: '#3b3f46', mark: '#f0e4d0', picture: 'bull' },
    { name: 'นาคาลุ่มน้ำ', short: 'ลุ่มน้ำ', shield: '#12684f', mark: '#ffe08a', picture: 'serpent' },
    { name: 'ม้าศึกเมืองเหนือ', short: 'เมืองเหนือ', shield: '#5c2f7d', mark: '#f3defc', picture: 'horse' },
    { name: 'ฉลามเกาะแก้ว', short: 'เกาะแก้ว', shield: '#0d5f6b', mark: '#d5fbf4', picture: 'shark' },
    { name: 'วายุทะเลใต้', short: 'ทะเลใต้', shield: '#1f6fb2', mark: '#ffffff', picture: 'wind' },
    { name: 'ตะวันบูรพา', short: 'บูรพา', shield: '#b04a12', mark: '#ffe7a3', picture: 'sun' },
    { name: 'หงส์เวียงฟ้า', short: 'เวียงฟ้า', shield: '#a32a63', mark: '#ffe3f0', picture: 'swan' },
    { name: 'เสือดาวป่าสน', short: 'ป่าสน', shield: '#2c5a1e', mark: '#f7e9a6', picture: 'leopard' },
    { name: 'อัสนีที่ราบ', short: 'ที่ราบ', shield: '#22244f', mark: '#ffd84d', picture: 'bolt' },
  ];

  function shape(name, attributes) {
    var node = document.createElementNS('http://www.w3.org/2000/svg', name);
    Object.keys(attributes).forEach(function (key) {
      node.setAttribute(key, attributes[key]);
    });
    return node;
  }

  window.leagueBadge = function (team) {
    var badge = shape('svg', { viewBox: '0 0 64 64', class: 'badge', 'aria-hidden': 'true' });
    var outline = 'M32 3c8 4 16 6 25 6v22c0 14-10 24-25 30C17 55 7 45 7 31V9c9 0 17-2 25-6Z';
    badge.appendChild(shape('path', { d: outline, fill: team.shield, stroke: team.mark, 'stroke-width': 3 }));
    badge.appendChild(
      shape('path', { d: 'M32 5c-8 4-15 5-23 6v20c0 13 9 22 23 28Z', fill: '#fff', opacity: 0.1 }),
    );
    badge.appendChild(shape('path', { d: pictures[team.picture], fill: team.mark, 'fill-rule': 'evenodd' }));
    return badge;
  };
})();
